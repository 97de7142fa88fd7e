import type { Shop, Verifactu } from "@recambia/contract/shop/schemas";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { TaxOffice } from "../../platform/tax-office/index.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
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
 * @returns the number of records that it has answered for.
 * @throws when the request failed; its records wait for the next one, which says so.
 */
export async function reportRecords(
  { database, shop }: { database: Database; shop: Shop },
  office: TaxOffice,
  now: Date,
): Promise<number> {
  if (!shop.verifactu) return 0;
  const { mode } = shop.verifactu;
  const due = await database.transaction((transaction) => takeDue(transaction, mode, now));
  if (!due) return 0;
  try {
    const answer = readAnswer(
      await office.send(
        renderRequest(
          shop,
          due.records.map(({ xml }) => xml),
          due.isLate,
        ),
      ),
    );
    return await database.transaction((transaction) => settle(transaction, { mode, answer, due, now }));
  } catch (error) {
    await database.rows({
      name: "invoice-report-failed",
      text: `update invoice_chain set reporting_until = null, has_failed = true, report_after = $2 where chain = $1`,
      values: [mode, new Date(now.getTime() + retryMs)],
    });
    throw error;
  }
}

async function takeDue(transaction: Queryable, mode: Verifactu["mode"], now: Date): Promise<Due | null> {
  const [chain] = await transaction.rows<{ is_early: boolean; is_late: boolean }>({
    name: "invoice-chain-to-report",
    text: `select coalesce(report_after > $2, false) as is_early, has_failed as is_late from invoice_chain
           where chain = $1 and (reporting_until is null or reporting_until <= $2) for update`,
    values: [mode, now],
  });
  if (!chain) return null;
  const records = await transaction.rows<Due["records"][number]>({
    name: "invoice-records-to-report",
    text: `select position, xml from invoice_record where chain = $1 and state = 'waiting' and xml is not null
           order by position limit ${recordsPerRequest}`,
    values: [mode],
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
