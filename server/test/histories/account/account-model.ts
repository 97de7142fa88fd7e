import { mailTokenMinutes, maxFailedPasswords, passwordLockHours } from "@recambia/contract/session/schemas";
import { duplicateWindowMs } from "../../../src/session/sign-up/mail-tokens.ts";
import type { softwareAuthenticator } from "../../people/software-authenticator.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A session ends 30 days after its last use, a registration 30 days after it was made. */
export const monthMs = 30 * dayMs;
const invitationMs = 7 * dayMs;

export type Person = {
  email: string;
  pendingEmail: string | null;
  /** When the pending change was asked for, and mailed. */
  pendingSince: number;
  password: string;
  /** Number of the account (customer) that the person signs in for. */
  account: number;
  passkeys: { id: string; device: ReturnType<typeof softwareAuthenticator> }[];
  secondFactor: { key: string; backupCodes: string[]; usedCodes: string[] } | null;
};
export type Registration = { email: string; password: string; madeAt: number; mailedAt: number };
export type Invitation = { id: string; email: string; account: number; inviter: Person; endsAt: number };
export type Owner = { person: Person } | { registration: Registration };
export type Session = { owner: Owner; usedAt: number; endsAt: number; confirmedAt: number };

export type MailToken = { text: string; endsAt: number } & (
  | { purpose: "verify_email"; subject: Registration }
  | { purpose: "change_email"; subject: Person; email: string }
  | { purpose: "reset_password"; subject: Person }
  | { purpose: "invitation"; subject: Invitation }
);

/** A browser that a person has signed in from. */
type KnownDevice = { person: Person };
/** Callers whose failed passwords for an address are counted together; null: strangers. */
export type CountedFor = KnownDevice | Session | null;
type Failures = { count: number; lockedUntil: number | null };

const maxPeopleOfBrowser = 5;

/** Model of accounts: people, sessions, passwords and links. */
export class AccountModel {
  now: number;
  persons: Person[] = [];
  registrations: Registration[] = [];
  invitations: Invitation[] = [];
  /** Devices whose passkeys were removed, or whose owners have left. */
  readonly retiredDevices: Person["passkeys"][number]["device"][] = [];
  /** Tokens that still work, unless their time is over. */
  tokens: MailToken[] = [];
  readonly sessions: (Session | null)[] = [null, null, null];
  /** Kinds of the mails to an address, the oldest first. */
  readonly mails = new Map<string, string[]>();
  /** People who have signed in from each browser, the latest first. */
  private readonly devices: KnownDevice[][] = [[], [], []];
  private readonly failures = new Map<string, Map<CountedFor, Failures>>();
  private accounts = 0;

  constructor(now: number) {
    this.now = now;
  }

  newAccount(): number {
    this.accounts += 1;
    return this.accounts;
  }

  personOf(email: string): Person | null {
    return this.persons.find((person) => person.email === email) ?? null;
  }

  /** The newest registration with an address that has not ended. */
  registrationOf(email: string): Registration | null {
    return this.registrations.findLast((one) => one.email === email && this.isAlive(one)) ?? null;
  }

  /** The registration of a form that was sent just now; sent again, it is the same one. */
  repeatedRegistration(email: string, password: string): Registration | null {
    const newest = this.registrationOf(email);
    const isRepeated = newest?.password === password && newest.madeAt > this.now - duplicateWindowMs;
    return isRepeated ? newest : null;
  }

  isAlive(registration: Registration): boolean {
    return this.registrations.includes(registration) && registration.madeAt + monthMs > this.now;
  }

  sessionOf(browser: number): Session | null {
    const session = this.sessions[browser];
    return session && session.endsAt > this.now ? session : null;
  }

  signedIn(browser: number): Person | null {
    const session = this.sessionOf(browser);
    return session && "person" in session.owner ? session.owner.person : null;
  }

  /** A registration goes with the pending sessions of every browser. */
  endRegistration(registration: Registration): void {
    this.registrations = this.registrations.filter((one) => one !== registration);
    for (const [browser, session] of this.sessions.entries()) {
      const isIts = session && "registration" in session.owner && session.owner.registration === registration;
      if (isIts) this.sessions[browser] = null;
    }
  }

  open(browser: number, owner: Owner): void {
    this.sessions[browser] = { owner, usedAt: this.now, endsAt: this.now + monthMs, confirmedAt: this.now };
  }

  endSessions(person: Person, exceptBrowser = -1): void {
    for (const [browser, session] of this.sessions.entries()) {
      const isTheirs = session && "person" in session.owner && session.owner.person === person;
      if (isTheirs && browser !== exceptBrowser) this.sessions[browser] = null;
    }
  }

  rememberDevice(browser: number, person: Person): void {
    const known = this.devices[browser] ?? [];
    if (!known.some((device) => device.person === person)) known.unshift({ person });
    known.splice(maxPeopleOfBrowser);
  }

  /** Returns whose failures count together with those of signing in from a browser. */
  deviceOf(browser: number, email: string): CountedFor {
    const person = this.personOf(email);
    return this.devices[browser]?.find((device) => device.person === person) ?? null;
  }

  /** Result of trying a password; three wrong ones in a row lock it for three hours. */
  tryPassword(
    email: string,
    isRight: boolean,
    countedFor: CountedFor,
  ): "right" | "wrong" | "locks" | "locked" {
    const failures = this.failures.get(email) ?? new Map<CountedFor, Failures>();
    this.failures.set(email, failures);
    const before = failures.get(countedFor);
    const lockedUntil = before?.lockedUntil ?? null;
    if (lockedUntil !== null && lockedUntil > this.now) return "locked";
    if (isRight) {
      failures.delete(countedFor);
      return "right";
    }
    const count = lockedUntil === null ? (before?.count ?? 0) + 1 : 1;
    const locks = count >= maxFailedPasswords;
    const until = locks ? this.now + passwordLockHours * 60 * minuteMs : null;
    failures.set(countedFor, { count, lockedUntil: until });
    return locks ? "locks" : "wrong";
  }

  /** Wrong passwords in a row, below the lock. */
  failuresOf(email: string, countedFor: CountedFor): number {
    return this.failures.get(email)?.get(countedFor)?.count ?? 0;
  }

  unlock(email: string): void {
    this.failures.delete(email);
  }

  mail(to: string, kind: string): void {
    this.mails.set(to, [...(this.mails.get(to) ?? []), kind]);
  }

  issue(token: MailToken extends infer Each ? (Each extends unknown ? Omit<Each, "endsAt"> : never) : never) {
    const lasts = token.purpose === "invitation" ? invitationMs : mailTokenMinutes * minuteMs;
    this.tokens.push({ ...token, endsAt: this.now + lasts });
  }

  /** Whether a link of a kind was mailed to a subject just now. */
  isJustIssued(purpose: MailToken["purpose"], subject: object): boolean {
    const since = this.now - duplicateWindowMs + mailTokenMinutes * minuteMs;
    return this.tokens.some(
      (token) => token.purpose === purpose && token.subject === subject && token.endsAt > since,
    );
  }

  /** The token of a link that still works, for one of some purposes. */
  find<Purpose extends MailToken["purpose"]>(text: string, purpose: Purpose) {
    const isWanted = (token: MailToken): token is Extract<MailToken, { purpose: Purpose }> =>
      token.purpose === purpose;
    return (
      this.tokens.filter(isWanted).find((token) => token.text === text && token.endsAt > this.now) ?? null
    );
  }

  /** Makes every link of a kind to one subject useless. */
  drop(purpose: MailToken["purpose"], subject: object): void {
    this.tokens = this.tokens.filter((token) => token.purpose !== purpose || token.subject !== subject);
  }

  /** A new password ends what the old one could still do. */
  setPassword(person: Person, password: string): void {
    person.password = password;
    person.pendingEmail = null;
    this.drop("reset_password", person);
    this.drop("change_email", person);
  }

  /** Notes an invitation; one that has expired makes room for it. */
  invite(invitation: Omit<Invitation, "endsAt">): Invitation {
    const made = { ...invitation, endsAt: this.now + invitationMs };
    const { account, email } = invitation;
    this.invitations = this.invitations.filter((one) => one.account !== account || one.email !== email);
    this.invitations.push(made);
    return made;
  }

  /** Invitations of an account that nobody has accepted, with those that have expired. */
  invitationsOf(account: number): Invitation[] {
    return this.invitations.filter((one) => one.account === account);
  }

  peopleOf(account: number): Person[] {
    return this.persons.filter((person) => person.account === account);
  }

  /** An account that nobody is left in goes, and with it the invitations to it. */
  dropIfEmpty(account: number): void {
    if (this.peopleOf(account).length > 0) return;
    this.invitations = this.invitations.filter((one) => one.account !== account);
  }
}
