-- "Verified Visit" is nobody's to set by hand: a review carries no proof of its own yet.

-- Data -----------------------------------------------------------------------------------------

update public.reviews set is_verified = false where is_verified;

-- Grants ---------------------------------------------------------------------------------------

revoke insert (is_verified) on public.reviews from authenticated;
