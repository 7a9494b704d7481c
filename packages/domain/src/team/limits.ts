/** Text lengths in characters. */
export const teamMemberLimits = { name: 200, role: 100, description: 1000, image: 2000 } as const;
