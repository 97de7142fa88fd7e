-- expand
-- Public id of the person's file that a picture was copied from; null: sent for the review alone. The file may be gone.
alter table review_picture add column copied_from text;
