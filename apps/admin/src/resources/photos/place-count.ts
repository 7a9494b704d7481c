export const formatPlaceCount = (count: number) => (count === 1 ? '1 place' : `${count} places`);
