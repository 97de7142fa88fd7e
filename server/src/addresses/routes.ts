import * as endpoints from "@recambia/contract/addresses/endpoints";
import { Address, AddressBody } from "@recambia/contract/addresses/schemas";
import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuse } from "../platform/http/refusals/refusal.ts";
import { type AddressWriter, addAddress } from "./add-address.ts";
import { type AddressRow, toAddress } from "./address-rows.ts";
import { changeAddress } from "./change-address.ts";
import { gazetteerRoutes } from "./gazetteer/routes.ts";
import { makeDefault } from "./make-default.ts";
import { findAddress, listAddresses } from "./read-addresses.ts";
import { removeAddress } from "./remove-address.ts";
import { identificationSeal } from "./seal-identification.ts";

const config = { access: "customer" } as const;
const tags = ["addresses"];
const params = Type.Object({ id: PublicId }, closed);
const OneAddress = Envelope(Address);

/** Routes of the customer's addresses (product decisions §7) and of the gazetteer. */
export function addressRoutes(app: App, context: Context) {
  const { database, clock } = context;
  const seal = identificationSeal(context);
  const writer = (request: FastifyRequest): AddressWriter => ({
    customerId: signedInOf(request).customerId,
    now: clock.now(),
    seal,
  });

  /** Sends the address that an operation returns, or its refusal. */
  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: 200 | 201,
    row: AddressRow | Refusal | undefined,
  ) {
    if (!row) return refuse(request, reply, { refused: "not_found" });
    if (isRefusal(row)) return refuse(request, reply, row);
    return reply.code(status).send({ data: toAddress(row, seal, request.locale) });
  }

  app.route({
    ...bindEndpoint(endpoints.listAddresses, {
      summary: "My addresses, the default first, then the newest",
      tags,
      response: { 200: Envelope(Type.Array(Address)) },
    }),
    config,
    handler: async (request) => {
      const rows = await listAddresses(database, signedInOf(request).customerId);
      return { data: rows.map((row) => toAddress(row, seal, request.locale)) };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.createAddress, {
      summary: "Saves an address; my first one is the default",
      tags,
      body: AddressBody,
      response: { 201: OneAddress, 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer(request, reply, 201, await addAddress(database, writer(request), request.body)),
  });

  app.route({
    ...bindEndpoint(endpoints.getAddress, {
      summary: "One of my addresses",
      tags,
      params,
      response: { 200: OneAddress },
    }),
    config,
    handler: async (request, reply) => {
      const { customerId } = signedInOf(request);
      return answer(request, reply, 200, await findAddress(database, customerId, request.params.id));
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeAddress, {
      summary: "Replaces an address; a masked identification stays as it is",
      tags,
      params,
      body: AddressBody,
      response: { 200: OneAddress, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer(
        request,
        reply,
        200,
        await changeAddress(database, writer(request), request.params.id, request.body),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.deleteAddress, {
      summary: "Removes an address; the newest one left takes the default's place",
      tags,
      params,
      body: NoPayload,
      response: { 204: Type.Null() },
    }),
    config,
    handler: async (request, reply) => {
      const refusal = await removeAddress(database, signedInOf(request).customerId, request.params.id);
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.makeDefaultAddress, {
      summary: "Makes an address the default",
      tags,
      params,
      body: NoPayload,
      response: { 200: OneAddress },
    }),
    config,
    handler: async (request, reply) => {
      const { customerId } = signedInOf(request);
      return answer(request, reply, 200, await makeDefault(database, customerId, request.params.id));
    },
  });

  gazetteerRoutes(app, context);
}
