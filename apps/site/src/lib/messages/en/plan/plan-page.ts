/** For the prerendered page, without the plan. */
export const planPageMessages = {
  title: 'My plan',
  description: 'Put trips, vehicles and services together, compare them and send one inquiry.',
  loading: 'Loading your plan...',
};
