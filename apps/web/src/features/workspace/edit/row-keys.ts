import { KeyboardSensor } from "@dnd-kit/core";
import type { KeyboardSensorProps } from "@dnd-kit/core";
import { holdKeys } from "./hold-keys.ts";

/** Moves a taken row by keys. Those that come before the rows are measured wait until they can move it. */
export class RowKeys extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { context } = props;
    holdKeys(
      () => context.current.collisionRect !== null && context.current.droppableRects.size > 0,
    );
  }
}
