import type { Queryable } from "../platform/database/database.ts";

export type Person = { personId: string; customerId: string };

/** The person leaves; `isLast`: nobody else signs in for the customer, which goes with them. */
export type DepartingPerson = Person & { isLast: boolean };

/** What a room keeps about people: shown to them, and gone with them. `app.ts` lists the rooms. */
export type PersonalRecords = {
  /** Name of the room's part in the download. */
  room: string;
  /** Everything the room keeps that the person may see, as JSON. */
  exportPersonalData(database: Queryable, person: Person): Promise<unknown>;
  /**
   * Removes what is the person's own, and with the last person what is the customer's. Runs before
   * the person's row is deleted, in the same transaction.
   */
  forgetPerson(transaction: Queryable, person: DepartingPerson): Promise<void>;
  /**
   * Whether the law orders to keep something that hangs on the customer, such as an invoice: the
   * customer is closed then instead of deleted. A room that never keeps anything leaves it out.
   */
  mustKeepCustomer?(transaction: Queryable, customerId: string): Promise<boolean>;
};
