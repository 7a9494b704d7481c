// Room for a third column of cards next to the map.
export const wide = 'page-width min-[96rem]:max-w-[102rem]';
