create table collab_update (
  id bigserial primary key,
  room text not null,
  account_id text not null,
  connection_id text not null,
  client_ids bigint[] not null default '{}',
  bytes bytea not null,
  created_at timestamptz not null default now()
);
create index collab_update_room_idx on collab_update (room, id);
create table collab_snapshot (
  room text primary key,
  last_update_id bigint not null,
  bytes bytea not null,
  state_vector bytea not null,
  is_collected boolean not null default false,
  updated_at timestamptz not null default now()
);
create table collab_checkpoint (
  room text not null,
  last_update_id bigint not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (room, last_update_id)
);
create table collab_client (
  room text not null,
  client_id bigint not null,
  account_id text not null,
  created_at timestamptz not null default now(),
  primary key (room, client_id)
);
create table collab_generation (
  room text primary key,
  generation integer not null,
  updated_at timestamptz not null default now()
);
