import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Context } from "../../platform/http/context.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { determineKind } from "../checking/determine-kind.ts";
import { partFile } from "../upload-files.ts";

/** Bytes of a part: the most that a process holds of one request, and that a cut connection can lose if it dies. */
const partBytes = 1024 * 1024;
/** Bytes that certainly tell the kind of a file. */
const signatureBytes = 4096;

/** Thrown when the first bytes are of a kind that the shop does not accept. */
class UnacceptedKind extends Error {
  readonly status_code = 422;
  readonly body = "";
}

/**
 * Stores the files that one person sends in parts of at most a megabyte, for `@tus/server`. The database counts what has
 * been received, and takes a part only at the position that comes next. So any process can continue a file, two requests
 * for it cannot mix, and all that arrived before a connection was cut is kept.
 */
export class PartStore extends DataStore {
  readonly #context: Pick<Context, "database" | "files">;
  readonly #personId: string;

  constructor(context: Pick<Context, "database" | "files">, personId: string) {
    super();
    this.#context = context;
    this.#personId = personId;
    this.extensions = ["creation"];
  }

  /** The row exists already: it was made where the request's refusals are known. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const [found] = await this.#context.database.rows<{ byte_count: number; received_bytes: number }>({
      name: "find-upload-offset",
      text: `select byte_count, received_bytes from upload
             where public_id = $1 and person_id = $2 and state <> 'rejected'`,
      values: [id, this.#personId],
    });
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: found.byte_count, offset: found.received_bytes });
  }

  /** Stores what arrives from an offset on, also when the connection breaks, and returns the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let next = offset;
    let pieces: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      const part = Buffer.concat(pieces, size);
      pieces = [];
      size = 0;
      if (part.length === 0) return;
      if (next === 0 && part.length >= signatureBytes && (await determineKind(part)) === null)
        throw new UnacceptedKind("kind");
      next = await this.#keep(id, next, part);
    };
    try {
      for await (const piece of stream) {
        pieces.push(piece);
        size += piece.length;
        if (size >= partBytes) await flush();
      }
    } finally {
      await flush();
    }
    return next;
  }

  /** Writes a part, then counts it; a part that does not come next is dropped. */
  async #keep(id: string, offset: number, bytes: Buffer): Promise<number> {
    const { database, files } = this.#context;
    const part = randomPublicId();
    await files.write(partFile(part), bytes);
    const [counted] = await database.rows<{ received_bytes: number }>({
      text: `
        with counted as (
          update upload set received_bytes = received_bytes + $4::int,
            state = case when received_bytes + $4::int = byte_count then 'checking' else state end
          where public_id = $1 and person_id = $2 and state = 'receiving' and received_bytes = $3::int
            and received_bytes + $4::int <= byte_count
          returning id, received_bytes
        ), kept as (
          insert into upload_part (upload_id, first_byte, part) select id, $3::int, $5 from counted
        )
        select received_bytes from counted`,
      values: [id, this.#personId, offset, bytes.length, part],
    });
    if (counted) return counted.received_bytes;
    await files.remove(partFile(part));
    throw ERRORS.INVALID_OFFSET;
  }
}
