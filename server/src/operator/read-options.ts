import type { CommandContext } from "./command.ts";

type Options = CommandContext["options"];

/** An invalid option, reported to the operator. */
export class BadOption extends Error {}

/** Runs a command's work; reports an invalid option to the operator. */
export async function reportBadOption(
  { errors }: Pick<CommandContext, "errors">,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    errors.write(`${error.message}\n`);
    return false;
  }
}

/** Returns a required option. */
export function required(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new BadOption(`--${name} is missing.`);
  return value;
}

/** Returns a day such as `2026-11-21`; null without one. */
export function readDay(options: Options, name: string): string | null {
  const text = options[name];
  if (text === undefined) return null;
  if (!isDay(text)) throw new BadOption(`--${name} is a day, written as 2026-11-21.`);
  return text;
}

/**
 * Whether a text is a day from 2000 to 2999, as `yyyy-mm-dd`: the shop has no earlier ones, and the day after 9999-12-31 could
 * not be written so. `Date` alone would read 30 February as 2 March.
 */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}
