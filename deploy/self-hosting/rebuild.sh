#!/bin/sh
# Builds the pages if public content has changed since the last build. For a crontab (docs/self-hosting.md).
set -eu
cd "$(dirname "$0")/../.."
# shellcheck source=/dev/null
. ./.env
changed=$(curl --fail --silent --show-error --max-time 30 --request POST \
  --header "apikey: $SUPABASE_PUBLISHABLE_KEY" --header 'content-type: application/json' --data '{}' \
  "$SUPABASE_URL/rest/v1/rpc/content_changed_at")
built=$(sed -n 's/.*"contentAt":\("[^"]*"\|null\).*/\1/p' dist/build.json 2>/dev/null || true)
[ "$changed" = "$built" ] || npm run --silent build
