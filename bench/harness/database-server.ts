import pg from "pg";
import { makeTemplate, startPostgres } from "../../server/test/shop/global-setup.ts";
import { temporaryFolder, type Workspace } from "./workspace.ts";

/** Durable settings, as in production: nothing acknowledged is lost in a crash. */
const durableSettings = [
  "fsync=on",
  "full_page_writes=on",
  "synchronous_commit=on",
  "max_connections=100",
  "shared_buffers=2GB",
  "effective_cache_size=8GB",
  "random_page_cost=1.1",
  "max_wal_size=4GB",
];

export type DatabaseServer = {
  /** Process that starts one for each connection. */
  pid: number;
  /** A migrated, empty database; returns its address. */
  create(name: string): Promise<string>;
  /** Folder that the server may write to. */
  folder: string;
};

/** A PostgreSQL server of the measurement's own, with durable settings. */
export async function openDatabaseServer(workspace: Workspace): Promise<DatabaseServer> {
  // Its owner may be another user, who can't enter the workspace's folder.
  const folder = await temporaryFolder(workspace.defer);
  const server = await startPostgres(folder, durableSettings);
  workspace.defer(server.stop);
  await makeTemplate(server.url);
  return {
    pid: server.pid,
    folder,
    async create(name) {
      await inDatabase(`${server.url}/postgres`, (client) =>
        client.query(`create database ${pg.escapeIdentifier(name)} template template_shop`),
      );
      return `${server.url}/${name}`;
    },
  };
}

/** Runs some statements on one connection. */
export async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
