import { clsx } from "clsx";
import type { ReactNode } from "react";

// The text of a picture, not of the interface: an invented person, shown before and after.
const name = "Ilse Marwick";
const role = "Operations Coordinator";
const contact = "ilse.marwick@example.com  ·  Leeds  ·  0113 496 0142";
const job = "Operations Coordinator, Tarn & Hollis Freight";
const earlier = "Dispatch Assistant, Pellworth Logistics";

function Hit({ children }: { readonly children: string }) {
  return <span className="mark-hit">{children}</span>;
}

function Cut({ children }: { readonly children: string }) {
  return <span className="text-del line-through decoration-1">{children}</span>;
}

function Added({ children }: { readonly children: string }) {
  return <span className="text-add underline decoration-1 underline-offset-2">{children}</span>;
}

interface PairProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Pair({ before, after }: PairProps) {
  return (
    <li className="grid list-none">
      <span className="turn-before col-start-1 row-start-1">– {before}</span>
      <span className="turn-after col-start-1 row-start-1">– {after}</span>
    </li>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div className="mt-[5%]">
      <p className="border-b border-line pb-1 text-xs font-semibold tracking-[0.06em] text-accent uppercase">
        {title}
      </p>
      {children}
    </div>
  );
}

function Line({ wide }: { readonly wide: string }) {
  return <span className={clsx("mt-2 block h-[5px] rounded-full bg-line", wide)} />;
}

/** A sheet that turns between a plain resume and the marked-up one; a picture only. */
export function ShowSheet() {
  return (
    <div aria-hidden="true" className="select-none">
      <div className="paper mx-auto aspect-[8.5/11] w-full max-w-[500px] rounded-sheet p-[9%] text-sm shadow-sheet">
        <p className="text-xl font-semibold tracking-tight">{name}</p>
        <div className="grid text-ink-2">
          <span className="turn-before col-start-1 row-start-1">{role}</span>
          <span className="turn-after col-start-1 row-start-1">
            {role}, <Hit>inbound freight</Hit>
          </span>
        </div>
        <p className="mt-1 text-xs text-ink-3">{contact}</p>
        <Part title="Experience">
          <p className="mt-2 font-semibold">{job}</p>
          <ul className="mt-1 space-y-1.5 text-ink-2">
            <Pair
              before="Booked deliveries with carriers on a daily basis"
              after={
                <>
                  Booked deliveries with <Hit>carriers</Hit> <Cut>on a daily basis</Cut>{" "}
                  <Added>daily</Added>
                </>
              }
            />
            <Pair
              before="Kept the stock sheet in MS Excel for 3 sites"
              after={
                <>
                  Kept the <Hit>stock sheet</Hit> in <Cut>MS Excel</Cut> <Added>Excel</Added> for 3
                  sites
                </>
              }
            />
            <Pair
              before="Cut late arrivals from 14% to 6% in a year"
              after={
                <>
                  Cut <Hit>late arrivals</Hit> from 14% to 6% in a year
                </>
              }
            />
          </ul>
          <p className="mt-4 font-semibold">{earlier}</p>
          <ul className="mt-1 space-y-1.5 text-ink-2">
            <Pair
              before="Helped plan tours for 11 drivers"
              after={
                <>
                  Helped plan <Hit>tours</Hit> for 11 drivers
                </>
              }
            />
            <Pair
              before="Phoned customers about delays"
              after={
                <>
                  Phoned <Hit>customers</Hit> about delays
                </>
              }
            />
          </ul>
        </Part>
        <Part title="Skills">
          <p className="mt-2 text-ink-2">
            <Hit>Excel</Hit>, SAP, <Hit>carrier contracts</Hit>, customs papers, forklift licence
          </p>
        </Part>
        <Part title="Education">
          <p className="mt-2 font-semibold">Diploma in Logistics, Harrowgate Vale College</p>
          <Line wide="w-8/12" />
          <Line wide="w-6/12" />
        </Part>
      </div>
    </div>
  );
}
