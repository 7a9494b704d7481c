/** In characters; equals `minimum_password_length` in supabase/config.toml. */
export const PASSWORD_MIN_LENGTH = 12;

/** `profiles.full_name`, in characters. */
export const FULL_NAME_MAX_LENGTH = 200;
