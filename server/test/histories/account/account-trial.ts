import { confirmationMinutes } from "@recambia/contract/session/schemas";
import { expect } from "vitest";
import { lastMailTo, newAddress } from "../../people/sign-up.ts";
import { makeInterruptible } from "../../shop/interruptible-database.ts";
import { type Answer, readField, type TestShop, type Visitor } from "../../shop/test-shop.ts";
import { AccountModel, type Person } from "./account-model.ts";

const passwords = ["tornillo-verde-41", "arandela-roja-52"] as const;
export const wrongPassword = "no-es-esta-clave-63";

/** Status of a response and, for a refusal, its code. */
export const shown = (answer: Answer) => [answer.status, readField(answer.body, "code") ?? null];
export const dataOf = (answer: Answer, field: string) => readField(readField(answer.body, "data"), field);

export const expectOk = (answer: Answer, status: number) => expect(shown(answer)).toEqual([status, null]);
export const expectRefused = (answer: Answer, status: number, code: string) =>
  expect(shown(answer)).toEqual([status, code]);

/** A shop and a process of it whose transactions can be interrupted. */
export async function openAccountWorld(shop: TestShop) {
  const interruptible = makeInterruptible(shop.database);
  return { shop, interruptible, process: await shop.startProcess({ database: interruptible.database }) };
}

export type AccountWorld = Awaited<ReturnType<typeof openAccountWorld>>;

/** Where the transaction of a request is interrupted, before the request is repeated. */
export type Interruption = { place: number; mayBeCommitted: boolean };

/** A password that the signed-in person of a browser gives. */
type PasswordTrial = { browser: number; isRight: boolean };

/** One history: three browsers, three addresses, and the model that says what must come of each step. */
export class AccountTrial {
  readonly shop: TestShop;
  readonly model: AccountModel;
  readonly browsers: readonly Visitor[];
  readonly emails: readonly string[] = [newAddress(), newAddress(), newAddress()];
  /** Texts of all links that were ever mailed, the newest last, by what they are for. */
  readonly links: { text: string; purpose: string }[] = [];

  /** Interrupts the requests that are sent from now on; null: none. */
  interruption: Interruption | null = null;
  private readonly world: AccountWorld;

  constructor(world: AccountWorld) {
    this.world = world;
    this.shop = world.shop;
    this.model = new AccountModel(world.shop.clock.now().getTime());
    this.browsers = [this.newVisitor(), this.newVisitor(), this.newVisitor()];
  }

  private newVisitor(): Visitor {
    return this.world.process.answer(this.shop.visitor());
  }

  /** Gives every browser its CSRF cookie, so that requests at the same moment share it. */
  async open(): Promise<void> {
    for (const browser of this.browsers) await browser.get("/sanctum/csrf-cookie");
  }

  /** A browser's cookies in another window, whose answers change nothing in the first. */
  twinOf(number: number): Visitor {
    const twin = this.newVisitor();
    for (const [name, value] of this.browser(number).cookies) twin.cookies.set(name, value);
    return twin;
  }

  passSeconds(seconds: number): void {
    this.model.now += seconds * 1000;
    this.shop.clock.set(new Date(this.model.now));
  }

  browser(number: number): Visitor {
    const visitor = this.browsers[number];
    if (!visitor) throw new Error("There are three browsers");
    return visitor;
  }

  email(number: number): string {
    return this.emails[number] ?? "";
  }

  password(number: number): string {
    return passwords[number] ?? "";
  }

  /** The link that was mailed to an address just now. */
  async newestLink(to: string, purpose: string): Promise<string> {
    const { token } = await lastMailTo(this.shop, to);
    this.links.push({ text: token, purpose });
    return token;
  }

  /** One of the links for some purposes that were ever mailed, counted from the newest. */
  linkFor(purposes: readonly string[], which: number): string | null {
    const links = this.links.filter(({ purpose }) => purposes.includes(purpose));
    return links.at(-1 - which)?.text ?? null;
  }

  /** Sends a request once, twice at the same time, or once more after it was interrupted. */
  async send(isTwice: boolean, request: () => Promise<Answer>): Promise<Answer[]> {
    if (this.interruption) return [await this.sendInterrupted(this.interruption, request)];
    return Promise.all(isTwice ? [request(), request()] : [request()]);
  }

  async sendOne(request: () => Promise<Answer>): Promise<Answer> {
    const [answer] = await this.send(false, request);
    if (!answer) throw new Error("A request has an answer");
    return answer;
  }

  /** An interrupted request fails, and is repeated: nothing is lost, nothing done twice. */
  private async sendInterrupted(interruption: Interruption, request: () => Promise<Answer>): Promise<Answer> {
    const { interruptible } = this.world;
    if (interruption.mayBeCommitted) interruptible.interruptAt(interruption.place);
    else interruptible.interruptBeforeCommitAt(interruption.place);
    const first = await request();
    if (!interruptible.stop()) return first;
    expect([500, 503]).toContain(first.status);
    return request();
  }

  /**
   * Sends a call that requires the signed-in person's password, and checks its refusal.
   *
   * @returns whether the password was right, so that the call must have done its work.
   */
  expectPasswordCheck(answer: Answer, person: Person, { browser, isRight }: PasswordTrial): boolean {
    const trial = this.model.tryPassword(person.email, isRight, this.model.sessionOf(browser));
    if (trial === "wrong") expectRefused(answer, 422, "validation_failed");
    if (trial === "locks" || trial === "locked") expectRefused(answer, 423, "password_locked");
    return trial === "right";
  }

  /**
   * The same for requests that were sent at the same moment. Attempts count before they are judged, so that of right
   * passwords after two wrong ones some may be told that the password is locked.
   */
  expectPasswordChecks(answers: readonly Answer[], person: Person, given: PasswordTrial): boolean {
    const [first] = answers;
    if (first && answers.length === 1) return this.expectPasswordCheck(first, person, given);
    const session = this.model.sessionOf(given.browser);
    const failures = this.model.failuresOf(person.email, session);
    const outcomes = answers.map(() => this.model.tryPassword(person.email, given.isRight, session));
    const locked = answers.filter(({ status }) => status === 423).length;
    if (outcomes.includes("right")) {
      expect(locked).toBeLessThan(failures < 2 ? 1 : answers.length);
      return true;
    }
    expect(locked).toBe(outcomes.filter((outcome) => outcome !== "wrong").length);
    expect(answers.filter(({ status }) => status === 422).length).toBe(answers.length - locked);
    return false;
  }

  /** A call that only somebody who is signed in may make; null when it was refused, as it must be. */
  caller(browser: number, answer: Answer): Person | null {
    const session = this.model.sessionOf(browser);
    if (!session) expectRefused(answer, 401, "unauthenticated");
    else if ("registration" in session.owner) expectRefused(answer, 403, "email_unverified");
    else return session.owner.person;
    return null;
  }

  /** A call that also needs a recent sign-in or confirmation; null when it was refused, as it must be. */
  confirmedCaller(browser: number, answer: Answer): Person | null {
    const person = this.caller(browser, answer);
    const confirmedAt = this.model.sessionOf(browser)?.confirmedAt ?? 0;
    if (!person || this.model.now - confirmedAt < confirmationMinutes * 60_000) return person;
    expectRefused(answer, 403, "confirmation_required");
    return null;
  }
}
