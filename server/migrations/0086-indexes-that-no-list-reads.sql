-- expand
-- Every order begins with what is in stock (0067, 0081), so these indexes match none any more. Earlier code only loses speed.
drop index product_by_relevance;
drop index product_universal_by_relevance;
drop index product_by_release;
drop index product_by_rating;
