import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { PapersPicker, useAddChosenVehicle } from "../../vehicles/index.ts";
import { uploadsQuery } from "../queries.ts";
import styles from "./PapersDialog.module.css";

type Props = { file: UploadedFile; onClose(): void };

const maxZoom = 4;

/** The registration papers beside the fields that lead to the vehicle; nothing is read by machine. */
export function PapersDialog({ file, onClose }: Props) {
  const { t } = useLingui();
  const [vehicle, setVehicle] = useState<Vehicle | null>(null);
  const adopt = useAddChosenVehicle();
  const http = useHttp();
  const queryClient = useQueryClient();

  async function add() {
    if (!vehicle) return;
    adopt(vehicle);
    onClose();
    // The vehicle is in the garage even if the file does not learn of it.
    await http.call(endpoints.setUploadVehicle, {
      params: { uploadId: file.id },
      body: { vehicle_id: vehicle.variant.id },
    });
    await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Leer la ficha técnica`}
      shape="fullscreen"
      closesOutside={false}
      actions={
        <Button icon={<Plus aria-hidden="true" />} aria-disabled={!vehicle} onClick={add}>
          {t`Añadir a mi garaje`}
        </Button>
      }
    >
      <div className={styles.columns}>
        <PapersView file={file} />
        <PapersPicker chosen={vehicle} onChoose={setVehicle} hasPapers />
      </div>
    </Dialog>
  );
}

function PapersView({ file: { pictures, name } }: { file: UploadedFile }) {
  const { t } = useLingui();
  const [zoom, setZoom] = useState(1);
  if (!pictures) return null;
  return (
    <div className={styles.view}>
      <section className={styles.pane} aria-label={name}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the enlarged picture. */}
        <div className={styles.scroll} tabIndex={0}>
          <img
            src={pictures.large}
            alt={name}
            width={pictures.width}
            height={pictures.height}
            style={{ width: `${zoom * 100}%` }}
          />
        </div>
      </section>
      <div className={styles.zoom}>
        <IconButton
          label={t`Alejar`}
          icon={<ZoomOut aria-hidden="true" />}
          disabled={zoom <= 1}
          onClick={() => setZoom((now) => Math.max(1, now / 1.5))}
        />
        <IconButton
          label={t`Acercar`}
          icon={<ZoomIn aria-hidden="true" />}
          disabled={zoom >= maxZoom}
          onClick={() => setZoom((now) => Math.min(maxZoom, now * 1.5))}
        />
      </div>
    </div>
  );
}
