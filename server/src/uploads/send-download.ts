import type { FastifyReply } from "fastify";
import type { OpenedFile } from "./open-upload.ts";

/**
 * Sends a person's file as a download. Its bytes are not ours: browsers must neither show nor sniff them, and the policy
 * puts whatever opens them all the same into a sandbox.
 */
export function sendDownload(reply: FastifyReply, { name, type, bytes }: OpenedFile): FastifyReply {
  // RFC 6266: browsers take the second name, others the first.
  const plain = name.replaceAll(/[^\w. -]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    })
    .type(type)
    .send(bytes);
}
