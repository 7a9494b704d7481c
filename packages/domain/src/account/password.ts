/** The least that the auth service takes too (supabase/config.toml, minimum_password_length). */
export const PASSWORD_MIN_LENGTH = 8;
