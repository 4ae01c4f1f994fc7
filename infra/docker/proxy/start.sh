#!/bin/sh
# Starts the proxy. It serves TLS for the host of an https: PUBLIC_URL, unless TRUSTED_PROXIES of 2 or more announces
# another proxy in front: then that one terminates TLS, and its forwarding headers are trusted.
set -eu

# Prints the scheme and host of a URL without port and path, because the published ports lead to 8080 and 8443.
address() { printf '%s' "$1" | sed -E 's#^(https?://[^/:?#]+).*#\1#'; }

FORWARDERS=127.0.0.1/32
SITE_ADDRESS=http://site.invalid
UPLOADS_ADDRESS=http://uploads.invalid
if [ -n "${S3_PUBLIC_ENDPOINT:-}" ]; then UPLOADS_ADDRESS=$(address "$S3_PUBLIC_ENDPOINT"); fi
if [ "${TRUSTED_PROXIES:-1}" -gt 1 ]; then
  FORWARDERS='0.0.0.0/0 ::/0'
  UPLOADS_ADDRESS=http://${UPLOADS_ADDRESS#*://}
else
  case "${PUBLIC_URL:-}" in https://*) SITE_ADDRESS=$(address "$PUBLIC_URL") ;; esac
fi
export FORWARDERS SITE_ADDRESS UPLOADS_ADDRESS
exec caddy run --config "$(dirname "$0")/Caddyfile" --adapter caddyfile
