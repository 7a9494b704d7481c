// Room for a third column of cards beside the map.
export const wide = 'page-width min-[96rem]:max-w-[102rem]';
