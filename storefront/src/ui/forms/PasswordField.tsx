import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A password field with a show button; `autoComplete` distinguishes an old password from a new one. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trail">) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      trail={
        <IconButton
          label={t`Mostrar la contraseña`}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setIsShown((before) => !before)}
        />
      }
    />
  );
}
