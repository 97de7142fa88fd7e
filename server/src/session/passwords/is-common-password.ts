import words from "./common-password-words.json" with { type: "json" };
import { leakedPasswords } from "./leaked-passwords.ts";

/**
 * Words of common passwords in Spain that the lists of leaked ones lack: lower case, without accents. Each covers thousands
 * of passwords, because capitals, digits and signs at either end and letters written as digits are recognized, too.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(words);

/** Digits and signs that replace letters. */
const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/** Keyboard rows and the alphabet, in both directions. */
const runs = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qwertzuiop",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1qaz2wsx3edc4rfv5tgb",
  "qazwsxedcrfvtgb",
  "147258369",
  "159753",
  "789456123",
  "741852963",
].flatMap((run) => [run, [...run].reverse().join("")]);

/** A year, and a sign on either side. */
const maxSignsAround = 6;
const maxRepeated = 4;

/**
 * Whether a password is among those tried first: a leaked one, a repeated character, a keyboard sequence, a date, a common
 * word with up to six digits or signs around it, or the owner's own data.
 *
 * @param about words of the owner, such as the email.
 */
export async function isCommonPassword(password: string, about: string[] = []): Promise<boolean> {
  const leaked = await leakedPasswords();
  const plain = plainOf(password);
  const repeated = /^(.+?)\1+$/su.exec(plain)?.[1] ?? plain;
  if (repeated.length <= maxRepeated || new Set(plain).size <= 3) return true;
  if (isRun(repeated) || isDate(plain) || isRun(withoutPairs(plain))) return true;
  const own = about.flatMap((text) => plainOf(text).split(/[^\p{L}\p{N}]+/u));
  return [plain, repeated, spelled(plain)].some((text) => {
    const word = coreOf(text);
    const isKnown = [text, word].some((each) => commonPasswordWords.has(each) || leaked.has(each));
    return isRun(word) || isKnown || own.some((known) => isMadeOf(text, known));
  });
}

/** Whether few characters surround a word. */
function isMadeOf(text: string, word: string): boolean {
  return word.length > 3 && text.includes(word) && text.length - word.length <= maxSignsAround;
}

/** Lower case, without accents. */
function plainOf(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Returns the letters without surrounding digits and signs, if there are few. */
function coreOf(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return text.length - word.length <= maxSignsAround ? word : text;
}

function spelled(text: string): string {
  // Trailing digits are more often a number than letters: p4ssw0rd2024.
  const [, head = "", tail = ""] = /^(.*?)([\d!$]*)$/su.exec(text) ?? [];
  return [...head].map((character) => lookalikes[character] ?? character).join("") + tail;
}

function isRun(text: string): boolean {
  return text.length >= 4 && runs.some((run) => run.includes(text) || (run + run).includes(text));
}

/** Collapses repetitions: 112233 becomes 123. */
function withoutPairs(text: string): string {
  return text.replace(/(.)\1/gsu, "$1");
}

/** Whether eight digits are a date of the last or this century, in either order. */
function isDate(text: string): boolean {
  const day = "(0[1-9]|[12]\\d|3[01])";
  const month = "(0[1-9]|1[0-2])";
  const year = "(19|20)\\d\\d";
  return [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`].some((form) =>
    new RegExp(`^${form}$`).test(text.replace(/[-/. ]/g, "")),
  );
}
