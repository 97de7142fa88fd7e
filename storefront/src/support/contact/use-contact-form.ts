import * as endpoints from "@recambia/contract/support/endpoints";
import type { OpenedConversation, SupportKind } from "@recambia/contract/support/schemas";
import { useState } from "react";
import { type DefaultValues, useForm } from "react-hook-form";
import { useFormSubmit } from "../../account/index.ts";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { useFileChoice } from "../../uploads/index.ts";
import type { Subject } from "../paths.ts";
import { newSendingKey } from "../sending-key.ts";

export type ContactValues = {
  kind: SupportKind;
  subject: string;
  text: string;
  name: string;
  email: string;
};

const fields = ["kind", "subject", "text", "name", "email"] as const;

/** State of the form for the shop: its fields, and what became of what was sent. */
export function useContactForm(initial: DefaultValues<ContactValues>) {
  const http = useHttp();
  const isSignedIn = useIsAuthenticated();
  const [key, setKey] = useState(newSendingKey);
  const [sent, setSent] = useState<OpenedConversation | null>(null);
  const files = useFileChoice();
  const form = useForm<ContactValues>({ defaultValues: initial });
  const { failure, send } = useFormSubmit(fields, form.setError);

  const submit = (about: Subject & { vehicleId: string | null }) =>
    form.handleSubmit(async (values) => {
      const { kind, subject, text, name, email } = values;
      if (isSignedIn && !files.isReady()) return;
      // A sign-out in another tab takes the files away.
      const attached = isSignedIn ? [...files.ids] : [];
      const opened = await send(
        files.showErrors(
          http.call(endpoints.openConversation, {
            body: {
              key,
              kind,
              subject: subject.trim(),
              text,
              sender: isSignedIn ? null : { name: name.trim(), email },
              order_id: about.orderId ?? null,
              product_slug: about.productSlug ?? null,
              vehicle_id: about.vehicleId,
              page: about.from ?? null,
              files: attached,
            },
          }),
        ),
      );
      if (!opened) return;
      setSent(opened.data.data);
      setKey(newSendingKey());
      files.drop(attached);
      resetSent(form, values, { kind: "question", subject: "", text: "", name, email });
    });
  return { form, failure, files, sent, submit, isSignedIn, writeAnother: () => setSent(null) };
}
