/**
 * Number of published articles, in total and by category. Every statement records what it changed in `article_changes`;
 * when the transaction commits, these changes are added to `article_totals` and deleted. So two transactions that
 * change many articles never wait for each other's totals while they hold locks on articles.
 */
export const ARTICLE_TOTALS = `
  -- The row of category '' is about all articles, and has the version of what is published.
  create table article_totals (
    category text not null,
    published integer not null,
    version bigint not null default 0,
    constraint article_totals_pkey primary key (category),
    constraint article_totals_published_check check (published >= 0)
  );
  insert into article_totals (category, published, version)
    values ('', 0, extract(epoch from clock_timestamp()) * 1000);

  create table article_changes (
    id bigint generated always as identity not null,
    category text not null,
    change integer not null,
    constraint article_changes_pkey primary key (id)
  );

  create function article_note_change() returns trigger language plpgsql set search_path from current as $$
  begin
    -- Separate statements: a plan may name only the transition tables its trigger has.
    if tg_op = 'INSERT' then
      insert into article_changes (category, change)
      select category, count(*) from changed_to where is_public group by category;
    elsif tg_op = 'DELETE' then
      insert into article_changes (category, change)
      select category, -count(*) from changed_from where is_public group by category;
    else
      insert into article_changes (category, change)
      select category, sum(step) from (
        select category, 1 as step from changed_to where is_public
        union all select category, -1 from changed_from where is_public) steps group by category;
    end if;
    return null;
  end $$;
  create trigger articles_note_insert after insert on articles referencing new table as changed_to
    for each statement execute function article_note_change();
  create trigger articles_note_update after update on articles
    referencing old table as changed_from new table as changed_to
    for each statement execute function article_note_change();
  create trigger articles_note_delete after delete on articles referencing old table as changed_from
    for each statement execute function article_note_change();

  create function article_note_truncate() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into article_changes (category, change)
    select category, -published from article_totals where category <> '' and published > 0;
    return null;
  end $$;
  create trigger articles_note_truncate after truncate on articles
    for each statement execute function article_note_truncate();

  create function article_apply_change() returns trigger language plpgsql set search_path from current as $$
  begin
    delete from article_changes where id = new.id;
    -- The row of all articles first, by everyone: whoever has it has all rows.
    update article_totals set published = published + new.change,
      -- Follows the clock, so that a database restored from a backup repeats no version.
      version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    where category = '';
    insert into article_totals (category, published) values (new.category, greatest(new.change, 0))
    on conflict (category) do update set published = article_totals.published + new.change;
    perform pg_notify('articles_changed_' || current_schema(), '');
    return null;
  end $$;
  create constraint trigger article_changes_apply after insert on article_changes deferrable initially deferred
    for each row execute function article_apply_change()`;
