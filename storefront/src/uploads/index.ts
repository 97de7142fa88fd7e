export { FilePicker } from "./picker/FilePicker.tsx";
export { PicturePicker } from "./picker/PicturePicker.tsx";
export { type FileChoice, useFileChoice } from "./picker/use-file-choice.ts";
