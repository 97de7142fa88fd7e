import { type LegalBlock, textRuns } from "@recambia/contract/legal/blocks";
import { Fragment } from "react";
import { Link } from "react-router";
import styles from "./LegalBlocks.module.css";

/** The clauses of a legal text. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <>
      {groupTables(blocks).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
        <Fragment key={index}>
          {group.length > 1 ? (
            <div className={styles.tables}>
              {group.map((table) => (
                <LegalClause key={table.kind === "table" ? table.caption : ""} block={table} />
              ))}
            </div>
          ) : (
            group.map((block) => <LegalClause key="only" block={block} />)
          )}
        </Fragment>
      ))}
    </>
  );
}

/** Consecutive tables share a grid; every other block is alone. */
function groupTables(blocks: readonly LegalBlock[]): LegalBlock[][] {
  const groups: LegalBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === "table" && last?.at(-1)?.kind === "table") last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function LegalClause({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case "subheading":
      return <h3>{block.text}</h3>;
    case "paragraph":
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case "list":
      return block.isOrdered ? <ol>{listItems(block.items)}</ol> : <ul>{listItems(block.items)}</ul>;
    case "facts":
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <LegalTable {...block} />;
    case "quote":
      return (
        <blockquote>
          <LegalBlocks blocks={block.blocks} />
        </blockquote>
      );
  }
}

function listItems(items: readonly string[]) {
  return items.map((item) => (
    <li key={item}>
      <LinkedText text={item} />
    </li>
  ));
}

function LegalTable({ caption, columns, rows, note }: Extract<LegalBlock, { kind: "table" }>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heading, cells }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {note ? (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>{note}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** A text with its links: to the shop's pages through the router, to anything else as they are. */
export function LinkedText({ text }: { text: string }) {
  return textRuns(text).map(({ text: words, target }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    if (target === null) return <Fragment key={index}>{words}</Fragment>;
    if (target.startsWith("/")) {
      return (
        <Link key={target} to={target}>
          {words}
        </Link>
      );
    }
    return (
      <a key={target} href={target} {...(target.startsWith("https:") ? { rel: "external noopener" } : {})}>
        {words}
      </a>
    );
  });
}
