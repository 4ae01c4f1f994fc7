export const MEDIA = `
  -- Images that admins upload for articles.
  create table uploads (
    id uuid not null,
    requested_by integer not null,
    article_id integer,
    location text not null,
    address_hash text not null,
    content_type text,
    size integer,
    created_at timestamp(3) with time zone not null default now(),
    expires_at timestamp(3) with time zone not null,
    received_at timestamp(3) with time zone,
    used_at timestamp(3) with time zone,
    constraint uploads_pkey primary key (id),
    -- At most 10 MB.
    constraint uploads_size_check check (size between 1 and 10485760)
  );

  -- Expired uploads are deleted with their files.
  create index uploads_expiry on uploads (expires_at);

  -- The editor of an article shows what was uploaded for it and not used yet.
  create index uploads_of_article on uploads (article_id, created_at) where article_id is not null and used_at is null;

  -- Where the sweep for orphaned media goes on: one row.
  create table media_sweeps (
    id integer not null,
    after text not null,
    constraint media_sweeps_pkey primary key (id),
    constraint media_sweeps_one_check check (id = 1)
  )`;

export const STARTER_LIBRARY = `
  -- Records of the guidebook whose article was made once; an admin who deletes that does not get it again.
  create table starter_records (
    guidebook_id text not null,
    constraint starter_records_pkey primary key (guidebook_id)
  )`;
