/** When a copy was fetched, in milliseconds. A response without this header is not a copy. */
export const READ_AT = 'x-read-at';
