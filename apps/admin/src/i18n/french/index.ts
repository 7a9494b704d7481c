export const french = {};
