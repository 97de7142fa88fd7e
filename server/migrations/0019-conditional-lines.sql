-- Which of a vehicle's lines have conditions, told from the index alone: most lists show none of them.
create index fit_line_conditional on fit_line (variant_id, part_type_id, fit_set_id)
  where alternatives is not null;
