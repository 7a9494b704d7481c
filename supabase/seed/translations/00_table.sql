-- French and Arabic for the seeded texts. The files that follow list them, and the last one gives every record that has
-- an English text its translations.
create table private.seed_translations (english text primary key, fr text not null, ar text not null);
alter table private.seed_translations enable row level security;
revoke all on private.seed_translations from public, anon, authenticated, service_role;
