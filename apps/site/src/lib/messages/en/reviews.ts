export const reviews = {
  verified: 'Verified Visit',
  rating: (rating: number) => `${rating} out of 5 stars`,
};
