/** What a test knows of an order that it has made. */
export type MadeOrder = {
  id: number;
  publicId: string;
  number: string;
  totalCents: number;
  lines: { id: number; publicId: string; productId: number; quantity: number }[];
};
