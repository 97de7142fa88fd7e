-- expand
-- Only customs in Cuba ask for the recipient's identity number: no other address keeps one (GDPR art. 5.1.c).
update address set identification = null, identification_key = null
where identification is not null and province not like 'cu-%';
