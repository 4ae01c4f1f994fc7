#!/bin/sh
# Creates .env from .env.example with a new secret for each empty variable, readable by its owner only.
# Needs nothing but a shell: a machine that runs containers may have no Node.
set -eu
cd "$(dirname "$0")/../.."

if [ -e .env ]; then
  chmod 600 .env
  echo '.env already exists: its values stay, and only its owner can read it.'
  exit 0
fi

# Prints this number of random bytes as hexadecimal digits.
random() { od -An -v -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

umask 077
draft=$(mktemp .env.XXXXXX)
trap 'rm -f "$draft"' EXIT
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    # Object stores only accept keys as long as Amazon's.
    S3_ACCESS_KEY=) line=$line$(random 10) ;;
    S3_SECRET_KEY=) line=$line$(random 20) ;;
    ADMIN_PASSWORD=) line=$line$(random 12) ;;
    [A-Z]*=) line=$line$(random 32) ;;
  esac
  printf '%s\n' "$line"
done < .env.example > "$draft"
mv "$draft" .env
echo '.env was created. The first admin is "admin", with the ADMIN_PASSWORD from this file.'
