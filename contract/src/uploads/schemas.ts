import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { filledLine } from "../text-patterns.ts";

/** Bytes of the largest file. */
export const maxUploadBytes = 20 * 1024 * 1024;
/** Bytes of all files of a person. */
export const maxStoredBytes = 200 * 1024 * 1024;
/** Files of a person. */
export const maxUploads = 500;
/** Files that go with one message or return. */
export const maxAttached = 5;
/** Length of a file's name in characters. */
export const maxUploadName = 120;
/** Hours that an unfinished upload waits for the rest. */
export const unfinishedHours = 24;

/** One line with at least one visible character. */
const Name = Type.String({
  minLength: 1,
  maxLength: maxUploadName,
  pattern: filledLine,
});

/** Kinds of files, determined from the content. */
export const uploadKinds = ["jpeg", "png", "webp", "heic", "pdf"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** `receiving`: unfinished; `checking`: complete, but not looked at yet; `rejected`: see `problem`. */
export const uploadStates = ["receiving", "checking", "ready", "rejected"] as const;
export type UploadState = (typeof uploadStates)[number];

/** Why a complete file was rejected. Its bytes are not stored. */
export const uploadProblems = ["kind", "unreadable", "megapixels", "infected"] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** Things that a file can be attached to. */
export const uploadUses = ["support", "review", "withdrawal", "guarantee", "vehicle"] as const;
export type UploadUse = (typeof uploadUses)[number];

const Pixels = Type.Integer({ minimum: 1 });

/** A file of the signed-in person. */
export const UploadedFile = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    state: Type.Enum(uploadStates),
    problem: Nullable(Type.Enum(uploadProblems)),
    /** Null until the content has been looked at. */
    kind: Nullable(Type.Enum(uploadKinds)),
    /** Size of the file as it was sent. */
    byte_count: Type.Integer({ minimum: 1 }),
    received_bytes: Type.Integer({ minimum: 0 }),
    /** What it counts towards `max_bytes` of the list: the announced size, and once looked at, what is stored of it. */
    counted_bytes: Type.Integer({ minimum: 0 }),
    /** URLs of the picture, or of a PDF's first page, in two sizes; null while there is none. */
    pictures: Nullable(
      Type.Object({ small: Type.String(), large: Type.String(), width: Pixels, height: Pixels }, closed),
    ),
    /** URL of the PDF, or of the original picture if it is kept; null otherwise. */
    download: Nullable(Type.String()),
    /** The thing that the file is attached to. */
    uses: Type.Array(
      Type.Object(
        {
          kind: Type.Enum(uploadUses),
          /** Number of the conversation or order; public id of the review or vehicle. */
          reference: Type.String(),
          /** Public id of the conversation, review, order or vehicle; null when there is none any more. */
          id: Nullable(PublicId),
        },
        closed,
      ),
    ),
    created_at: Type.String({ format: "date-time" }),
  },
  closed,
);
export type UploadedFile = Static<typeof UploadedFile>;

/** A file as a conversation or an order shows it: attached by its owner, or come with a mail. */
export const AttachedFile = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    /** It is a PDF; otherwise a picture. */
    is_document: Type.Boolean(),
    /** URL of its small picture, a square; of a PDF, its first page. */
    picture: Type.String(),
    /** URL that downloads it. */
    download: Type.String(),
  },
  closed,
);
export type AttachedFile = Static<typeof AttachedFile>;

/** Sizes of an attached file: its picture in two, or the file as a download. */
export const AttachedFileSize = Type.Enum(["small", "large", "file"]);
export type AttachedFileSize = Static<typeof AttachedFileSize>;

/** The sender's own files that go with a message or a return (`GET /spa/uploads`). */
export const AttachedIds = Type.Array(PublicId, { maxItems: maxAttached, uniqueItems: true });

/** `GET /spa/uploads`: the newest first. */
export const UploadList = Type.Object(
  {
    files: Type.Array(UploadedFile),
    /** Bytes that count towards `max_bytes`: stored ones, and the announced size of unfinished files. */
    used_bytes: Type.Integer({ minimum: 0 }),
    max_bytes: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type UploadList = Static<typeof UploadList>;

/** `PUT /spa/uploads/{uploadId}`. */
export const RenameUploadBody = Type.Object({ name: Name }, closed);
export type RenameUploadBody = Static<typeof RenameUploadBody>;

/** `PUT /spa/uploads/{uploadId}/vehicle`: the vehicle whose papers the file holds; null for none. */
export const UploadVehicleBody = Type.Object({ vehicle_id: Nullable(PublicId) }, closed);
export type UploadVehicleBody = Static<typeof UploadVehicleBody>;

export const pictureSizes = ["small", "large"] as const;
export type PictureSize = (typeof pictureSizes)[number];
