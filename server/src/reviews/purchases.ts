/**
 * The last purchase of each product that a customer (`$1`) has received: by its own line, or as a part of a
 * kit. A line counts as delivered with its first parcel. SQL of a table `product_id, order_line_id, order_id,
 * number, placed_at, delivered_at`, times as JSON writes them.
 */
export const lastPurchases = `
  select distinct on (piece.product_id) piece.product_id, line.id as order_line_id, o.public_id as order_id,
    o.number, o.placed_at, parcels.delivered_at
  from customer_order o
  join order_line line on line.order_id = o.id
  join order_line_piece piece on piece.order_line_id = line.id
  join lateral (
    select min(parcel.delivered_at) as delivered_at from parcel_line
    join parcel on parcel.id = parcel_line.parcel_id where parcel_line.order_line_id = line.id
  ) parcels on true
  where o.customer_id = $1 and parcels.delivered_at is not null
  order by piece.product_id, o.placed_at desc, line.id desc`;
