-- The travels that name an activity, for the activity's page.

create index travels_activities_idx on public.travels using gin (activities);
