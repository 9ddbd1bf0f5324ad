import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";
import { ValueField } from "./value-field.tsx";

export interface AnswerFieldProps {
  /** Address of the value that is asked for. */
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

/** The value that a question asks for, open where it is asked. */
export function AnswerField({ path, label, text }: AnswerFieldProps) {
  const { make, edit } = useDesk();
  return (
    <ValueField
      label={label}
      text={text}
      onLeave={() => edit(null)}
      onCommit={(next) => {
        make([{ op: "set", path, text: next }], say("made.set"));
        edit(null);
      }}
    />
  );
}
