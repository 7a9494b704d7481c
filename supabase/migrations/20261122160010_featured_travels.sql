-- The home page reads the travels that staff feature, then others, in the order of their position.

create index travels_featured_position_idx on public.travels (is_featured, position, id);
