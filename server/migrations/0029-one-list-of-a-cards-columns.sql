-- Lists read the columns of a card where they are needed: products/product-card.ts has the only list of them.
alter table product drop column listed;
