import type { Shop, Verifactu } from "@recambia/contract/shop/schemas";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { TaxOffice } from "../../platform/tax-office/index.ts";
import { type Answer, RequestRefused, readAnswer } from "./read-answer.ts";
import { recordsPerRequest, renderRequest } from "./render-records.ts";

const secondMs = 1000;
/** For which no other process reports the same records. */
const longestRequestMs = 120 * secondMs;
/** After a failure; also the tax office's first waiting time. */
const retryMs = 60 * secondMs;

type Due = { records: { position: number; xml: string }[]; isLate: boolean };

/**
 * Reports the next waiting records of the chain, in its order, when the tax office takes them: not before the waiting time
 * of its last answer, unless a whole request is waiting.
 *
 * When it refuses a request because of what is in it, half of the records are tried at once, down to one. That one is set
 * aside with the reason, and the records after it go (docs/decisions/176).
 *
 * @returns the number of records that it has answered for.
 * @throws when the request failed or a record was set aside; its records wait for the next one, which says so.
 */
export async function reportRecords(
  { database, shop }: { database: Database; shop: Shop },
  office: TaxOffice,
  now: Date,
): Promise<number> {
  if (!shop.verifactu) return 0;
  const { mode } = shop.verifactu;
  for (let most = recordsPerRequest; ; ) {
    const limit = most;
    const due = await database.transaction((transaction) => takeDue(transaction, { mode, now, limit }));
    if (!due) return 0;
    try {
      const request = renderRequest(
        shop,
        due.records.map(({ xml }) => xml),
        due.isLate,
      );
      const answer = readAnswer(await office.send(request));
      return await database.transaction((transaction) => settle(transaction, { mode, answer, due, now }));
    } catch (error) {
      const isOne = due.records.length === 1;
      const isContent = error instanceof RequestRefused && error.isAboutContent;
      await noteFailure(database, { mode, now, isRepeated: isContent && !isOne });
      if (!isContent) throw error;
      if (isOne) return await setAside(database, { mode, now, due, refusal: error });
      most = Math.ceil(due.records.length / 2);
    }
  }
}

/** Lets the records be reported again: at once, or after a while. */
async function noteFailure(
  database: Database,
  { mode, now, isRepeated }: { mode: Verifactu["mode"]; now: Date; isRepeated: boolean },
): Promise<void> {
  await database.rows({
    name: "invoice-report-failed",
    text: `update invoice_chain set reporting_until = null, has_failed = true, report_after = $2 where chain = $1`,
    values: [mode, isRepeated ? null : new Date(now.getTime() + retryMs)],
  });
}

/**
 * Notes why a record alone was not taken. It waits behind all others, and counts as refused when it is not taken again
 * although the tax office has meanwhile taken others: what was wrong with all of them does not refuse each one.
 *
 * @throws always, for the log.
 */
async function setAside(
  database: Database,
  given: { mode: Verifactu["mode"]; now: Date; due: Due; refusal: RequestRefused },
): Promise<never> {
  const { mode, now, due, refusal } = given;
  const position = due.records[0]?.position;
  await database.rows({
    name: "set-invoice-record-aside",
    text: `update invoice_record record set error_code = $3, error_text = $4, reported_at = $5,
             state = case when exists (select from invoice_record other where other.chain = $1
               and other.state in ('accepted', 'accepted_with_errors') and other.reported_at > record.reported_at)
               then 'refused' else state end
           where chain = $1 and position = $2 and state = 'waiting'`,
    values: [mode, position, refusal.code, refusal.reason, now],
  });
  throw new Error(`Record ${position} is set aside: see verifactu list`, { cause: refusal });
}

async function takeDue(
  transaction: Queryable,
  { mode, now, limit }: { mode: Verifactu["mode"]; now: Date; limit: number },
): Promise<Due | null> {
  const [chain] = await transaction.rows<{ is_early: boolean; is_late: boolean }>({
    name: "invoice-chain-to-report",
    text: `select coalesce(report_after > $2, false) as is_early, has_failed as is_late from invoice_chain
           where chain = $1 and (reporting_until is null or reporting_until <= $2) for update`,
    values: [mode, now],
  });
  if (!chain) return null;
  // What was set aside goes when nothing else waits, the one that has waited longest first.
  const records = await transaction.rows<Due["records"][number]>({
    name: "invoice-records-to-report",
    text: `select position, xml from (
             select position, xml, reported_at, rank() over (order by error_code is not null) as turn
             from invoice_record where chain = $1 and state = 'waiting' and xml is not null
           ) waiting
           where turn = 1 order by reported_at nulls first, position limit $2`,
    values: [mode, limit],
  });
  if (records.length === 0 || (chain.is_early && records.length < recordsPerRequest)) return null;
  await transaction.rows({
    name: "begin-invoice-report",
    text: "update invoice_chain set reporting_until = $2 where chain = $1",
    values: [mode, new Date(now.getTime() + longestRequestMs)],
  });
  return { records, isLate: chain.is_late };
}

async function settle(
  transaction: Queryable,
  { mode, answer, due, now }: { mode: Verifactu["mode"]; answer: Answer; due: Due; now: Date },
): Promise<number> {
  const reported = new Set(due.records.map(({ position }) => position));
  const answered = answer.records.filter(({ position }) => reported.has(position));
  await transaction.rows({
    name: "settle-invoice-report",
    text: `update invoice_record record set state = answered.state, error_code = answered."errorCode",
             error_text = answered."errorText", receipt = $3, reported_at = $4
           from jsonb_to_recordset($2::jsonb) as answered (position integer, state text, "errorCode" text,
             "errorText" text)
           where record.chain = $1 and record.position = answered.position and record.state = 'waiting'`,
    values: [mode, JSON.stringify(answered), answer.receipt, now],
  });
  await transaction.rows({
    name: "end-invoice-report",
    text: `update invoice_chain set reporting_until = null, has_failed = false, report_after = $2 where chain = $1`,
    values: [mode, new Date(now.getTime() + answer.waitSeconds * secondMs)],
  });
  return answered.length;
}
