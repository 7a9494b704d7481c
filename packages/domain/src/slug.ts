/** A readable id, such as `bou-saada`. The check constraints `<table>_id_slug` hold the same pattern. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
