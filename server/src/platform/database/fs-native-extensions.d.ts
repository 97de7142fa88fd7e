/** The package has no types of its own. */
declare module "fs-native-extensions" {
  /** Locks an open file exclusively for this file descriptor; false when another one has it. The system releases it. */
  export function tryLock(fileDescriptor: number): boolean;
}
