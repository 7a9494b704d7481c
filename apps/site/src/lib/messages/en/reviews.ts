export const reviews = {
  title: 'What Our Customers Say',
  none: 'No reviews here yet.',
  loading: 'Loading reviews...',
  error: 'Error loading reviews.',
  verified: 'Verified Visit',
  rating: (rating: number) => `${rating} out of 5 stars`,
};
