import { type Fuel, fuels, type PapersQuery } from "@recambia/contract/vehicles/schemas";

/** The form as it is typed; every value a text, empty where nothing was. */
export type PapersFields = {
  kw: string;
  ccm: string;
  fuel: string;
  firstRegistration: string;
  makerId: string;
};

export type PapersProblem = "required" | "unreadable" | "out_of_range" | "future";
export type PapersProblems = Partial<Record<keyof PapersFields, PapersProblem>>;

/** In the order of the form: the first that is wrong gets the focus. */
export const papersFieldNames = ["kw", "ccm", "fuel", "firstRegistration", "makerId"] as const;

/** Fuels that registration papers name under P.3; a mild hybrid is registered under its fuel. */
export const papersFuels = [
  "petrol",
  "diesel",
  "hybrid",
  "plugin_hybrid",
  "electric",
  "lpg",
  "cng",
] as const satisfies readonly Fuel[];

const kwRange = { min: 1, max: 2000 };
const ccmRange = { min: 1, max: 20_000 };
const firstYear = 1900;

/**
 * Reads the registration papers as a shopper copies them: `66,00`, `1.896`, `14/03/2008`.
 *
 * @param today the current month as yyyymm: nothing was registered after it.
 */
export function readPapers(
  fields: PapersFields,
  today: number,
): { papers: PapersQuery } | { problems: PapersProblems } {
  const fuel = fuels.find((known) => known === fields.fuel);
  const isElectric = fuel === "electric";
  const kw = readAmount(fields.kw, kwRange);
  const ccm = isElectric || fields.ccm.trim() === "" ? null : readAmount(fields.ccm, ccmRange);
  const registered = readMonth(fields.firstRegistration, today);
  if (fuel && typeof kw === "number" && typeof ccm !== "string" && typeof registered === "number") {
    return {
      papers: {
        kw,
        fuel,
        first_registration: registered,
        ...(ccm === null ? {} : { ccm }),
        ...(fields.makerId === "" ? {} : { maker: fields.makerId }),
      },
    };
  }
  return {
    problems: {
      ...(typeof kw === "string" ? { kw } : {}),
      ...(typeof ccm === "string" ? { ccm } : {}),
      ...(fuel ? {} : { fuel: "required" as const }),
      ...(typeof registered === "string" ? { firstRegistration: registered } : {}),
    },
  };
}

/** `66`, `66,00`, `66.5 kW`, `1.896`, `1 896 cm³`, rounded; P.2 may go on with the speed: `66/4000`. */
function readAmount(text: string, range: { min: number; max: number }): number | PapersProblem {
  const written = text
    .toLowerCase()
    .replace(/\s|kw|cm[3³]?|cc/g, "")
    .replace(/\/.*$/, "");
  if (written === "") return "required";
  const plain = written.replace(/^(\d{1,2})[.,](\d{3})$/, "$1$2").replace(",", ".");
  if (!/^\d+(?:\.\d*)?$/.test(plain)) return "unreadable";
  const amount = Math.round(Number(plain));
  return amount < range.min || amount > range.max ? "out_of_range" : amount;
}

/** `03/2008`, `14/03/2008`, `2008-03`, `2008-03-14` → 200803. */
function readMonth(text: string, today: number): number | PapersProblem {
  const written = text.trim().replace(/[\s.\-–]+/g, "/");
  if (written === "") return "required";
  const monthFirst = /^(?:\d{1,2}\/)?(\d{1,2})\/(\d{4})$/.exec(written);
  const yearFirst = /^(\d{4})\/(\d{1,2})(?:\/\d{1,2})?$/.exec(written);
  const month = Number(monthFirst?.[1] ?? yearFirst?.[2]);
  const year = Number(monthFirst?.[2] ?? yearFirst?.[1]);
  if (!(month >= 1 && month <= 12 && year >= firstYear)) return "unreadable";
  const yearMonth = year * 100 + month;
  return yearMonth > today ? "future" : yearMonth;
}

/** The current month as yyyymm, by the shopper's clock. */
export function monthOf(day: Date): number {
  return day.getFullYear() * 100 + day.getMonth() + 1;
}
