#!/bin/sh
# Starts the proxy. It serves TLS for the host of PUBLIC_URL if that is an https: URL. If TRUSTED_PROXIES is 2 or more, there
# is another proxy in front: that one terminates TLS, and its forwarding headers are trusted.
set -eu

# Prints the scheme and host of a URL, without port and path, because the published ports are mapped to 8080 and 8443.
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
# Prints the name of the Caddyfile snippet that configures the certificate of an address.
certificate() {
  case "$1:${TLS_MODE:-acme}" in
    https://*:internal) echo tls_internal ;;
    https://*:files) echo tls_files ;;
    http://*:* | *:acme) echo tls_acme ;;
    *) echo "TLS_MODE is acme, internal or files, not $TLS_MODE." >&2; exit 1 ;;
  esac
}
SITE_TLS=$(certificate "$SITE_ADDRESS")
UPLOADS_TLS=$(certificate "$UPLOADS_ADDRESS")
export FORWARDERS SITE_ADDRESS UPLOADS_ADDRESS SITE_TLS UPLOADS_TLS
exec caddy run --config "$(dirname "$0")/Caddyfile" --adapter caddyfile
