import { XMLParser } from "fast-xml-parser";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const Text = Type.Optional(Type.String());
const AnswerLine = Type.Object({
  RefExterna: Text,
  EstadoRegistro: Type.Enum(["Correcto", "AceptadoConErrores", "Incorrecto"]),
  CodigoErrorRegistro: Text,
  DescripcionErrorRegistro: Text,
  RegistroDuplicado: Type.Optional(
    Type.Object({ EstadoRegistroDuplicado: Type.Enum(["Correcta", "AceptadaConErrores", "Anulada"]) }),
  ),
});
const AnswerBody = Type.Object({
  CSV: Text,
  TiempoEsperaEnvio: Type.String({ pattern: "^\\d{1,4}$" }),
  RespuestaLinea: Type.Optional(Type.Array(AnswerLine)),
});
const Envelope = Type.Object({
  Envelope: Type.Object({
    Body: Type.Object({
      RespuestaRegFactuSistemaFacturacion: Type.Optional(AnswerBody),
      Fault: Type.Optional(Type.Object({ faultstring: Text })),
    }),
  }),
});

export type RecordState = "accepted" | "accepted_with_errors" | "refused";

/** The tax office's answer to a request. */
export type Answer = {
  /** Code of its receipt (CSV). */
  receipt: string | null;
  /** Until the next request. */
  waitSeconds: number;
  records: { position: number; state: RecordState; errorCode: string | null; errorText: string | null }[];
};

/**
 * Codes with which the tax office refuses a whole request because of what is in it: XML that does not follow the schema (4102)
 * or cannot be parsed (4103), a date (4106), a tax number (4109), the encoding (4119), a record's element (4136, 4137).
 */
const contentCodes = new Set(["4102", "4103", "4106", "4109", "4119", "4136", "4137"]);

/** The tax office has refused a whole request; nothing was registered. */
export class RequestRefused extends Error {
  readonly code: string | null;
  readonly reason: string;
  constructor(reason: string | undefined) {
    super(`The tax office has refused the request: ${reason ?? "no reason"}`);
    this.reason = reason ?? "";
    this.code = /Codigo\[(\d{4})\]/.exec(this.reason)?.[1] ?? null;
  }

  /** Whether one of its records may be why, instead of the certificate, the head or the service. */
  get isAboutContent(): boolean {
    return this.code !== null && contentCodes.has(this.code);
  }
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === "RespuestaLinea",
});

/**
 * Reads the answer to a request.
 *
 * @throws RequestRefused for a fault; Error for anything else that is no answer. Nothing was registered then.
 */
export function readAnswer(xml: string): Answer {
  const parsed: unknown = parser.parse(xml);
  if (!Value.Check(Envelope, parsed)) throw new Error("The tax office has sent no answer that can be read");
  const { RespuestaRegFactuSistemaFacturacion: body, Fault: fault } = parsed.Envelope.Body;
  if (!body) throw new RequestRefused(fault?.faultstring);
  return {
    receipt: body.CSV ?? null,
    waitSeconds: Number(body.TiempoEsperaEnvio),
    records: (body.RespuestaLinea ?? []).map((line) => ({
      position: Number(line.RefExterna),
      state: stateOf(line),
      errorCode: line.CodigoErrorRegistro ?? null,
      errorText: line.DescripcionErrorRegistro ?? null,
    })),
  };
}

/** A record that arrived before, though its answer did not, counts as the tax office has it. */
function stateOf({
  EstadoRegistro: state,
  RegistroDuplicado: duplicate,
}: Static<typeof AnswerLine>): RecordState {
  if (duplicate)
    return duplicate.EstadoRegistroDuplicado === "AceptadaConErrores" ? "accepted_with_errors" : "accepted";
  if (state === "Incorrecto") return "refused";
  return state === "Correcto" ? "accepted" : "accepted_with_errors";
}
