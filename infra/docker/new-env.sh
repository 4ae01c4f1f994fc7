#!/bin/sh
# Creates .env from .env.example, and a file in secrets/ for each secret that docker-compose.yml names. The file contains a
# new value if .env.example has an empty line for the secret, otherwise only a line break, which means none. Existing files
# keep their values. Secrets that are still in .env are moved to their files.
# Needs only a shell, because a machine that runs containers may not have Node.
set -eu
cd "$(dirname "$0")/../.."

# Prints the given number of random bytes as hexadecimal digits.
random() { od -An -v -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

# Prints a new value for a secret.
generate() {
  case $1 in
    # Object stores accept only keys that are as long as Amazon's.
    s3_access_key) random 10 ;;
    s3_secret_key) random 20 ;;
    admin_password) random 12 ;;
    *) random 32 ;;
  esac
}

umask 077
source=.env.example
if [ -e .env ]; then source=.env; fi
secrets=$(sed -n 's|.*file: \./secrets/\([a-z0-9_]*\).*|\1|p' docker-compose.yml)
mkdir -p secrets
draft=$(mktemp .env.XXXXXX)
trap 'rm -f "$draft"' EXIT
cp "$source" "$draft"
for secret in $secrets; do
  name=$(printf %s "$secret" | tr a-z A-Z)
  value=$(sed -n "s/^$name=//p" "$draft" | tail -n 1)
  file=secrets/$secret
  if [ -n "$value" ]; then printf %s "$value" > "$file"
  elif [ ! -s "$file" ]; then
    if grep -q "^$name=$" .env.example; then generate "$secret" > "$file"; else echo > "$file"; fi
  fi
  sed "s|^$name=.*|# $name is in $file.|" "$draft" > "$draft.new"
  mv "$draft.new" "$draft"
  # Containers read the file as other users. On the machine, only the owner can open the folder.
  chmod 644 "$file"
done
chmod 700 secrets
if [ "$source" = .env ]; then echo '.env already exists: its settings stay, and only its owner can read it.'
else echo '.env was created. The first admin is "admin", with the password in secrets/admin_password.'; fi
mv "$draft" .env
