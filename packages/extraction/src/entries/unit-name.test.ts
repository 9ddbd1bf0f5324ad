import { expect, it } from "vitest";
import { isUnitName } from "./unit-name.ts";

it.each(["Fermentation Department", "Night Shift Unit", "Team North", "Laboratorio Central"])(
  "%j is a part of an organisation",
  (text) => {
    expect(isUnitName(text)).toBe(true);
  },
);

it.each(["The Olive Branch", "Team Leader", "Unit Foods Ltd", "Department", "Larch View"])(
  "%j is none",
  (text) => {
    expect(isUnitName(text)).toBe(false);
  },
);
