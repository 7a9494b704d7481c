// Generated from supabase/migrations by `pnpm run types`. Not edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activities: {
        Row: {
          best_months: number[];
          besttime: string;
          cancellation: string;
          category_id: string | null;
          created_at: string;
          description: string;
          detail_translations: NonNullable<Json>;
          difficulty: string;
          duration: string;
          effort: string | null;
          gallery: NonNullable<Json>;
          getting_there: string;
          good_months: number[];
          groupsize: string;
          guide_ids: string[];
          heat: string;
          highest_altitude: number | null;
          highlights: string[];
          icon: string;
          id: string;
          image: string;
          included: string[];
          longdescription: string;
          meeting_point: string;
          minimum_age: number | null;
          months_reason: string;
          not_included: string[];
          papers: string;
          planner_ids: string[];
          price_amount: number | null;
          price_children: string;
          price_currency: string | null;
          price_people: number | null;
          price_season: string;
          price_single: string;
          price_unit: string | null;
          questions: NonNullable<Json>;
          requirements: string[];
          safety: string;
          status: Database['public']['Enums']['publication_status'];
          suits: string[];
          title: string;
          title_key: string;
          title_key_ar: string;
          title_key_fr: string;
          translations: NonNullable<Json>;
          unsuitable_for: string[];
          updated_at: string;
          vehicle_included: boolean | null;
          what_to_bring: string[];
          completeness: number | null;
        };
        ComputedFields: 'completeness';
        Insert: {
          best_months?: number[];
          besttime?: string;
          cancellation?: string;
          category_id?: string | null;
          created_at?: string;
          description?: string;
          detail_translations?: NonNullable<Json>;
          difficulty?: string;
          duration?: string;
          effort?: string | null;
          gallery?: NonNullable<Json>;
          getting_there?: string;
          good_months?: number[];
          groupsize?: string;
          guide_ids?: string[];
          heat?: string;
          highest_altitude?: number | null;
          highlights?: string[];
          icon?: string;
          id: string;
          image?: string;
          included?: string[];
          longdescription?: string;
          meeting_point?: string;
          minimum_age?: number | null;
          months_reason?: string;
          not_included?: string[];
          papers?: string;
          planner_ids?: string[];
          price_amount?: number | null;
          price_children?: string;
          price_currency?: string | null;
          price_people?: number | null;
          price_season?: string;
          price_single?: string;
          price_unit?: string | null;
          questions?: NonNullable<Json>;
          requirements?: string[];
          safety?: string;
          status?: Database['public']['Enums']['publication_status'];
          suits?: string[];
          title: string;
          title_key?: never;
          title_key_ar?: never;
          title_key_fr?: never;
          translations?: NonNullable<Json>;
          unsuitable_for?: string[];
          updated_at?: string;
          vehicle_included?: boolean | null;
          what_to_bring?: string[];
        };
        Update: {
          best_months?: number[];
          besttime?: string;
          cancellation?: string;
          category_id?: string | null;
          created_at?: string;
          description?: string;
          detail_translations?: NonNullable<Json>;
          difficulty?: string;
          duration?: string;
          effort?: string | null;
          gallery?: NonNullable<Json>;
          getting_there?: string;
          good_months?: number[];
          groupsize?: string;
          guide_ids?: string[];
          heat?: string;
          highest_altitude?: number | null;
          highlights?: string[];
          icon?: string;
          id?: string;
          image?: string;
          included?: string[];
          longdescription?: string;
          meeting_point?: string;
          minimum_age?: number | null;
          months_reason?: string;
          not_included?: string[];
          papers?: string;
          planner_ids?: string[];
          price_amount?: number | null;
          price_children?: string;
          price_currency?: string | null;
          price_people?: number | null;
          price_season?: string;
          price_single?: string;
          price_unit?: string | null;
          questions?: NonNullable<Json>;
          requirements?: string[];
          safety?: string;
          status?: Database['public']['Enums']['publication_status'];
          suits?: string[];
          title?: string;
          title_key?: never;
          title_key_ar?: never;
          title_key_fr?: never;
          translations?: NonNullable<Json>;
          unsuitable_for?: string[];
          updated_at?: string;
          vehicle_included?: boolean | null;
          what_to_bring?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'activities_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'activity_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      activity_categories: {
        Row: {
          created_at: string;
          description: string;
          icon: string;
          id: string;
          image: string;
          name: string;
          name_key: string;
          position: number;
          status: Database['public']['Enums']['publication_status'];
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          icon?: string;
          id: string;
          image?: string;
          name: string;
          name_key?: never;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          icon?: string;
          id?: string;
          image?: string;
          name?: string;
          name_key?: never;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          assignee_id: string | null;
          awaits: string;
          channel: string;
          childrenUnder12: number;
          childrenUnder5: number;
          consent_note: string | null;
          created_at: string;
          created_by: string | null;
          departureDate: string | null;
          due_at: string | null;
          email: string;
          first_reply_at: string | null;
          first_reply_minutes: number | null;
          follow_up_on: string | null;
          groupSize: string | null;
          holds_review_request: boolean;
          id: string;
          is_test: boolean;
          language: string;
          last_message_at: string;
          lost_reason: string | null;
          message: string;
          name: string;
          name_key: string;
          needsTransportation: boolean;
          phone: string | null;
          returnDate: string | null;
          search_text: string;
          service: string;
          snoozed_until: string | null;
          status: Database['public']['Enums']['submission_status'];
          trip_ended_on: string | null;
          updated_at: string;
          value_currency: string | null;
          value_minor: number | null;
          written_language: string | null;
          chosen_ids: string[] | null;
          sold_ids: string[] | null;
          source_path: string | null;
        };
        ComputedFields: 'chosen_ids' | 'sold_ids' | 'source_path';
        Insert: {
          assignee_id?: string | null;
          awaits?: string;
          channel?: string;
          childrenUnder12?: number;
          childrenUnder5?: number;
          consent_note?: string | null;
          created_at?: string;
          created_by?: string | null;
          departureDate?: string | null;
          due_at?: never;
          email: string;
          first_reply_at?: string | null;
          first_reply_minutes?: number | null;
          follow_up_on?: string | null;
          groupSize?: string | null;
          holds_review_request?: boolean;
          id?: string;
          is_test?: boolean;
          language?: string;
          last_message_at?: string;
          lost_reason?: string | null;
          message: string;
          name: string;
          name_key?: never;
          needsTransportation?: boolean;
          phone?: string | null;
          returnDate?: string | null;
          search_text?: never;
          service: string;
          snoozed_until?: string | null;
          status?: Database['public']['Enums']['submission_status'];
          trip_ended_on?: string | null;
          updated_at?: string;
          value_currency?: string | null;
          value_minor?: number | null;
          written_language?: string | null;
        };
        Update: {
          assignee_id?: string | null;
          awaits?: string;
          channel?: string;
          childrenUnder12?: number;
          childrenUnder5?: number;
          consent_note?: string | null;
          created_at?: string;
          created_by?: string | null;
          departureDate?: string | null;
          due_at?: never;
          email?: string;
          first_reply_at?: string | null;
          first_reply_minutes?: number | null;
          follow_up_on?: string | null;
          groupSize?: string | null;
          holds_review_request?: boolean;
          id?: string;
          is_test?: boolean;
          language?: string;
          last_message_at?: string;
          lost_reason?: string | null;
          message?: string;
          name?: string;
          name_key?: never;
          needsTransportation?: boolean;
          phone?: string | null;
          returnDate?: string | null;
          search_text?: never;
          service?: string;
          snoozed_until?: string | null;
          status?: Database['public']['Enums']['submission_status'];
          trip_ended_on?: string | null;
          updated_at?: string;
          value_currency?: string | null;
          value_minor?: number | null;
          written_language?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_submissions_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'contact_submissions_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'contact_submissions_written_language_fkey';
            columns: ['written_language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'contact_submissions_written_language_fkey';
            columns: ['written_language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      draft_changes: {
        Row: {
          author_id: string | null;
          base: NonNullable<Json>;
          changes: NonNullable<Json>;
          record_id: string;
          resource: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          base: NonNullable<Json>;
          changes: NonNullable<Json>;
          record_id: string;
          resource: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          base?: NonNullable<Json>;
          changes?: NonNullable<Json>;
          record_id?: string;
          resource?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'draft_changes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'draft_changes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      empty_searches: {
        Row: {
          day: string;
          language: string;
          searches: number;
          term: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          language: string;
          searches?: number;
          term: string;
        };
        Update: {
          day?: string;
          language?: string;
          searches?: number;
          term?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'empty_searches_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'empty_searches_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      entry_rules: {
        Row: {
          asks_consulate: boolean;
          checked_by: string;
          checked_on: string | null;
          cost: string;
          created_at: string;
          how_long: string;
          id: string;
          nationality_group: string;
          position: number;
          purpose: string;
          region: string;
          source_name: string;
          source_note: string;
          source_url: string;
          statement: string;
          status: Database['public']['Enums']['publication_status'];
          stay: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          where_to_get: string;
        };
        ComputedFields: never;
        Insert: {
          asks_consulate?: boolean;
          checked_by?: string;
          checked_on?: string | null;
          cost?: string;
          created_at?: string;
          how_long?: string;
          id: string;
          nationality_group?: string;
          position?: number;
          purpose?: string;
          region?: string;
          source_name?: string;
          source_note?: string;
          source_url?: string;
          statement?: string;
          status?: Database['public']['Enums']['publication_status'];
          stay?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          where_to_get?: string;
        };
        Update: {
          asks_consulate?: boolean;
          checked_by?: string;
          checked_on?: string | null;
          cost?: string;
          created_at?: string;
          how_long?: string;
          id?: string;
          nationality_group?: string;
          position?: number;
          purpose?: string;
          region?: string;
          source_name?: string;
          source_note?: string;
          source_url?: string;
          statement?: string;
          status?: Database['public']['Enums']['publication_status'];
          stay?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          where_to_get?: string;
        };
        Relationships: [];
      };
      erasures: {
        Row: {
          address_hash: string;
          by_person: boolean;
          counts: NonNullable<Json>;
          erased_at: string;
          erased_by: string | null;
          id: string;
          inquiries: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          address_hash: string;
          by_person?: boolean;
          counts: NonNullable<Json>;
          erased_at?: string;
          erased_by?: string | null;
          id?: string;
          inquiries?: NonNullable<Json>;
        };
        Update: {
          address_hash?: string;
          by_person?: boolean;
          counts?: NonNullable<Json>;
          erased_at?: string;
          erased_by?: string | null;
          id?: string;
          inquiries?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'erasures_erased_by_fkey';
            columns: ['erased_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'erasures_erased_by_fkey';
            columns: ['erased_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          created_at: string;
          description: string;
          end_time: string;
          ends_on: string | null;
          id: string;
          image: string;
          location: string;
          long_description: string;
          position: number;
          practical: string[];
          price: string;
          programme: string[];
          start_time: string;
          starts_on: string | null;
          state: string;
          status: Database['public']['Enums']['publication_status'];
          tagline: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          end_time?: string;
          ends_on?: string | null;
          id: string;
          image?: string;
          location?: string;
          long_description?: string;
          position?: number;
          practical?: string[];
          price?: string;
          programme?: string[];
          start_time?: string;
          starts_on?: string | null;
          state?: string;
          status?: Database['public']['Enums']['publication_status'];
          tagline?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          end_time?: string;
          ends_on?: string | null;
          id?: string;
          image?: string;
          location?: string;
          long_description?: string;
          position?: number;
          practical?: string[];
          price?: string;
          programme?: string[];
          start_time?: string;
          starts_on?: string | null;
          state?: string;
          status?: Database['public']['Enums']['publication_status'];
          tagline?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      faq_questions: {
        Row: {
          answer: string;
          created_at: string;
          id: string;
          position: number;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          topic: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          created_at?: string;
          id: string;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          title: string;
          topic: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          id?: string;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          title?: string;
          topic?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      form_drafts: {
        Row: {
          account_id: string;
          base: NonNullable<Json>;
          changes: NonNullable<Json>;
          form: string;
          record_id: string;
          record_version: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string;
          base?: NonNullable<Json>;
          changes: NonNullable<Json>;
          form: string;
          record_id?: string;
          record_version?: string | null;
          updated_at?: string;
        };
        Update: {
          account_id?: string;
          base?: NonNullable<Json>;
          changes?: NonNullable<Json>;
          form?: string;
          record_id?: string;
          record_version?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'form_drafts_account_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_drafts_account_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      guide_entries: {
        Row: {
          checked_by: string;
          checked_on: string | null;
          created_at: string;
          id: string;
          place: string;
          position: number;
          service_id: string | null;
          source_name: string;
          source_note: string;
          source_url: string;
          statement: string;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          topic: string;
          translations: NonNullable<Json>;
          updated_at: string;
          whom_to_ask: string;
        };
        ComputedFields: never;
        Insert: {
          checked_by?: string;
          checked_on?: string | null;
          created_at?: string;
          id: string;
          place?: string;
          position?: number;
          service_id?: string | null;
          source_name?: string;
          source_note?: string;
          source_url?: string;
          statement?: string;
          status?: Database['public']['Enums']['publication_status'];
          title: string;
          topic: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          whom_to_ask?: string;
        };
        Update: {
          checked_by?: string;
          checked_on?: string | null;
          created_at?: string;
          id?: string;
          place?: string;
          position?: number;
          service_id?: string | null;
          source_name?: string;
          source_note?: string;
          source_url?: string;
          statement?: string;
          status?: Database['public']['Enums']['publication_status'];
          title?: string;
          topic?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          whom_to_ask?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'guide_entries_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      hero_slides: {
        Row: {
          button_link: string;
          button_text: string;
          created_at: string;
          description: string;
          ends_at: string | null;
          id: string;
          image: string;
          image_alt: string;
          position: number;
          starts_at: string | null;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          button_link?: string;
          button_text?: string;
          created_at?: string;
          description?: string;
          ends_at?: string | null;
          id?: string;
          image?: string;
          image_alt?: string;
          position?: number;
          starts_at?: string | null;
          status?: Database['public']['Enums']['publication_status'];
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          button_link?: string;
          button_text?: string;
          created_at?: string;
          description?: string;
          ends_at?: string | null;
          id?: string;
          image?: string;
          image_alt?: string;
          position?: number;
          starts_at?: string | null;
          status?: Database['public']['Enums']['publication_status'];
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      id_redirects: {
        Row: {
          created_at: string;
          new_id: string;
          old_id: string;
          resource: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          new_id: string;
          old_id: string;
          resource: string;
        };
        Update: {
          created_at?: string;
          new_id?: string;
          old_id?: string;
          resource?: string;
        };
        Relationships: [];
      };
      inquiry_files: {
        Row: {
          bytes: number | null;
          created_at: string;
          folder_id: string | null;
          id: string;
          message_id: string | null;
          mime_type: string | null;
          name: string;
          path: string;
          stored_at: string | null;
          submission_id: string | null;
          unmatched_mail_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          bytes?: number | null;
          created_at?: string;
          folder_id?: string | null;
          id: string;
          message_id?: string | null;
          mime_type?: string | null;
          name: string;
          path?: never;
          stored_at?: string | null;
          submission_id?: string | null;
          unmatched_mail_id?: string | null;
        };
        Update: {
          bytes?: number | null;
          created_at?: string;
          folder_id?: string | null;
          id?: string;
          message_id?: string | null;
          mime_type?: string | null;
          name?: string;
          path?: never;
          stored_at?: string | null;
          submission_id?: string | null;
          unmatched_mail_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'inquiry_files_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'submission_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inquiry_files_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inquiry_files_unmatched_mail_id_fkey';
            columns: ['unmatched_mail_id'];
            isOneToOne: false;
            referencedRelation: 'unmatched_mails';
            referencedColumns: ['id'];
          },
        ];
      };
      inquiry_links: {
        Row: {
          created_at: string;
          emailed_at: string | null;
          erasure_emailed_at: string | null;
          erasure_passed_on_at: string | null;
          erasure_requested_at: string | null;
          erasure_token_hash: string | null;
          expires_at: string;
          id: string;
          last_used_at: string | null;
          requested_at: string | null;
          revoked_at: string | null;
          submission_id: string;
          token_hash: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          emailed_at?: string | null;
          erasure_emailed_at?: string | null;
          erasure_passed_on_at?: string | null;
          erasure_requested_at?: string | null;
          erasure_token_hash?: string | null;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          requested_at?: string | null;
          revoked_at?: string | null;
          submission_id: string;
          token_hash?: string | null;
        };
        Update: {
          created_at?: string;
          emailed_at?: string | null;
          erasure_emailed_at?: string | null;
          erasure_passed_on_at?: string | null;
          erasure_requested_at?: string | null;
          erasure_token_hash?: string | null;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          requested_at?: string | null;
          revoked_at?: string | null;
          submission_id?: string;
          token_hash?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'inquiry_links_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      inquiry_selections: {
        Row: {
          activity_ids: string[];
          created_at: string;
          details: NonNullable<Json>;
          includes_camping: boolean;
          language: string;
          plan: Json | null;
          source_path: string | null;
          subject: string;
          submission_id: string;
          travel_ids: string[];
        };
        ComputedFields: never;
        Insert: {
          activity_ids?: string[];
          created_at?: string;
          details?: NonNullable<Json>;
          includes_camping?: boolean;
          language?: string;
          plan?: Json | null;
          source_path?: string | null;
          subject?: string;
          submission_id: string;
          travel_ids?: string[];
        };
        Update: {
          activity_ids?: string[];
          created_at?: string;
          details?: NonNullable<Json>;
          includes_camping?: boolean;
          language?: string;
          plan?: Json | null;
          source_path?: string | null;
          subject?: string;
          submission_id?: string;
          travel_ids?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'inquiry_selections_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'inquiry_selections_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'inquiry_selections_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: true;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      languages: {
        Row: {
          code: string;
        };
        ComputedFields: never;
        Insert: {
          code: string;
        };
        Update: {
          code?: string;
        };
        Relationships: [];
      };
      mail_attempts: {
        Row: {
          attempt: number;
          attempted_at: string;
          id: number;
          mail_id: string;
          outcome: string;
          sentence: string;
        };
        ComputedFields: never;
        Insert: {
          attempt: number;
          attempted_at?: string;
          id?: never;
          mail_id: string;
          outcome: string;
          sentence?: string;
        };
        Update: {
          attempt?: number;
          attempted_at?: string;
          id?: never;
          mail_id?: string;
          outcome?: string;
          sentence?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'mail_attempts_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: false;
            referencedRelation: 'mail_outbox';
            referencedColumns: ['id'];
          },
        ];
      };
      mail_outbox: {
        Row: {
          answer_as: string | null;
          answer_to: string | null;
          attempts: number;
          body_html: string;
          body_text: string;
          created_at: string;
          id: string;
          idempotency_key: string;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          reply_to: string | null;
          sent_at: string | null;
          status: Database['public']['Enums']['mail_status'];
          subject: string;
          submission_id: string | null;
          text_deleted_at: string | null;
          to_email: string;
          uncertain_since: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer_as?: string | null;
          answer_to?: string | null;
          attempts?: number;
          body_html: string;
          body_text: string;
          created_at?: string;
          id?: string;
          idempotency_key: string;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          reply_to?: string | null;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
          subject: string;
          submission_id?: string | null;
          text_deleted_at?: string | null;
          to_email: string;
          uncertain_since?: string | null;
          updated_at?: string;
        };
        Update: {
          answer_as?: string | null;
          answer_to?: string | null;
          attempts?: number;
          body_html?: string;
          body_text?: string;
          created_at?: string;
          id?: string;
          idempotency_key?: string;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          reply_to?: string | null;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
          subject?: string;
          submission_id?: string | null;
          text_deleted_at?: string | null;
          to_email?: string;
          uncertain_since?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_answer_as_fkey';
            columns: ['answer_as'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'mail_outbox_answer_as_fkey';
            columns: ['answer_as'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'mail_outbox_answer_to_fkey';
            columns: ['answer_to'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'mail_outbox_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      message_templates: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          language: string;
          position: number;
          subject: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          language?: string;
          position?: number;
          subject?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          language?: string;
          position?: number;
          subject?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'message_templates_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'message_templates_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      newsletter_issues: {
        Row: {
          begun_at: string | null;
          blocks: NonNullable<Json>;
          created_at: string;
          finished_at: string | null;
          id: string;
          language: string;
          preheader: string;
          recipient_count: number;
          scheduled_at: string | null;
          scheduled_by: string | null;
          sent_html: string;
          sent_text: string;
          status: Database['public']['Enums']['newsletter_issue_status'];
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string | null;
          blocks?: NonNullable<Json>;
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          language?: string;
          preheader?: string;
          recipient_count?: number;
          scheduled_at?: string | null;
          scheduled_by?: string | null;
          sent_html?: string;
          sent_text?: string;
          status?: Database['public']['Enums']['newsletter_issue_status'];
          subject?: string;
          updated_at?: string;
        };
        Update: {
          begun_at?: string | null;
          blocks?: NonNullable<Json>;
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          language?: string;
          preheader?: string;
          recipient_count?: number;
          scheduled_at?: string | null;
          scheduled_by?: string | null;
          sent_html?: string;
          sent_text?: string;
          status?: Database['public']['Enums']['newsletter_issue_status'];
          subject?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_issues_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'newsletter_issues_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'newsletter_issues_scheduled_by_fkey';
            columns: ['scheduled_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'newsletter_issues_scheduled_by_fkey';
            columns: ['scheduled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_recipients: {
        Row: {
          id: string;
          issue_id: string;
          queued_at: string | null;
          status: Database['public']['Enums']['newsletter_recipient_status'];
          subscription_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          issue_id: string;
          queued_at?: string | null;
          status?: Database['public']['Enums']['newsletter_recipient_status'];
          subscription_id?: string | null;
        };
        Update: {
          id?: string;
          issue_id?: string;
          queued_at?: string | null;
          status?: Database['public']['Enums']['newsletter_recipient_status'];
          subscription_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_recipients_issue_id_fkey';
            columns: ['issue_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'newsletter_recipients_subscription_id_fkey';
            columns: ['subscription_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscriptions';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          bounced_at: string | null;
          confirm_token_hash: string | null;
          confirmed_at: string | null;
          consent_text: string;
          consent_version: string;
          email: string;
          end_reason: string;
          id: string;
          locale: string;
          requested_at: string;
          status: Database['public']['Enums']['subscription_status'];
          unsubscribe_token_hash: string | null;
          unsubscribed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          bounced_at?: string | null;
          confirm_token_hash?: string | null;
          confirmed_at?: string | null;
          consent_text: string;
          consent_version: string;
          email: string;
          end_reason?: string;
          id?: string;
          locale?: string;
          requested_at?: string;
          status?: Database['public']['Enums']['subscription_status'];
          unsubscribe_token_hash?: string | null;
          unsubscribed_at?: string | null;
        };
        Update: {
          bounced_at?: string | null;
          confirm_token_hash?: string | null;
          confirmed_at?: string | null;
          consent_text?: string;
          consent_version?: string;
          email?: string;
          end_reason?: string;
          id?: string;
          locale?: string;
          requested_at?: string;
          status?: Database['public']['Enums']['subscription_status'];
          unsubscribe_token_hash?: string | null;
          unsubscribed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_subscriptions_locale_fkey';
            columns: ['locale'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'newsletter_subscriptions_locale_fkey';
            columns: ['locale'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      notification_settings: {
        Row: {
          assigned: boolean;
          customer_replied: boolean;
          digest: boolean;
          due_today: boolean;
          proposal_answered: boolean;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          assigned?: boolean;
          customer_replied?: boolean;
          digest?: boolean;
          due_today?: boolean;
          proposal_answered?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          assigned?: boolean;
          customer_replied?: boolean;
          digest?: boolean;
          due_today?: boolean;
          proposal_answered?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notification_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      office_settings: {
        Row: {
          deleted_retention_days: number;
          history_retention_months: number;
          id: number;
          invitation_retention_days: number;
          mail_retention_days: number;
          newsletter_rate_per_hour: number;
          notification_emails: string[];
          reply_from_name: string;
          reply_signatures: NonNullable<Json>;
          reply_to: string;
          submission_retention_months: number;
          unconfirmed_retention_days: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          deleted_retention_days?: number;
          history_retention_months?: number;
          id?: number;
          invitation_retention_days?: number;
          mail_retention_days?: number;
          newsletter_rate_per_hour?: number;
          notification_emails?: string[];
          reply_from_name?: string;
          reply_signatures?: NonNullable<Json>;
          reply_to?: string;
          submission_retention_months?: number;
          unconfirmed_retention_days?: number;
          updated_at?: string;
        };
        Update: {
          deleted_retention_days?: number;
          history_retention_months?: number;
          id?: number;
          invitation_retention_days?: number;
          mail_retention_days?: number;
          newsletter_rate_per_hour?: number;
          notification_emails?: string[];
          reply_from_name?: string;
          reply_signatures?: NonNullable<Json>;
          reply_to?: string;
          submission_retention_months?: number;
          unconfirmed_retention_days?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      people: {
        Row: {
          address: string;
          id: string;
          inquiries: number;
          is_listed: boolean;
          language: string | null;
          last_contact_at: string;
          merged_into: string | null;
          merged_tags: string[];
          name: string;
          name_key: string;
          own_name: string | null;
          phone: string | null;
          phone_key: string | null;
          search_text: string;
          sent_language: string;
          sent_phone: string | null;
          tags: string[];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          id?: string;
          inquiries?: number;
          is_listed?: never;
          language?: string | null;
          last_contact_at?: string;
          merged_into?: string | null;
          merged_tags?: string[];
          name?: string;
          name_key?: never;
          own_name?: string | null;
          phone?: string | null;
          phone_key?: never;
          search_text?: never;
          sent_language?: string;
          sent_phone?: string | null;
          tags?: string[];
          updated_at?: string;
        };
        Update: {
          address?: string;
          id?: string;
          inquiries?: number;
          is_listed?: never;
          language?: string | null;
          last_contact_at?: string;
          merged_into?: string | null;
          merged_tags?: string[];
          name?: string;
          name_key?: never;
          own_name?: string | null;
          phone?: string | null;
          phone_key?: never;
          search_text?: never;
          sent_language?: string;
          sent_phone?: string | null;
          tags?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'people_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'people_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'people_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'people_sent_language_fkey';
            columns: ['sent_language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'people_sent_language_fkey';
            columns: ['sent_language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      person_notes: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          person_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          person_id: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          person_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'person_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_notes_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id'];
          },
        ];
      };
      photos: {
        Row: {
          alt: string;
          bytes: number;
          caption: string;
          created_at: string;
          created_by: string | null;
          credit: string;
          file_name: string;
          focal_x: number;
          focal_y: number;
          height: number;
          id: string;
          licence: string;
          mime_type: string;
          path: string;
          place: string;
          sizes: NonNullable<Json>;
          status: Database['public']['Enums']['publication_status'];
          tags: string[];
          taken_on: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          bytes: number;
          caption?: string;
          created_at?: string;
          created_by?: string | null;
          credit?: string;
          file_name?: string;
          focal_x?: number;
          focal_y?: number;
          height: number;
          id?: string;
          licence?: string;
          mime_type: string;
          path: string;
          place?: string;
          sizes?: NonNullable<Json>;
          status?: Database['public']['Enums']['publication_status'];
          tags?: string[];
          taken_on?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
          width: number;
        };
        Update: {
          alt?: string;
          bytes?: number;
          caption?: string;
          created_at?: string;
          created_by?: string | null;
          credit?: string;
          file_name?: string;
          focal_x?: number;
          focal_y?: number;
          height?: number;
          id?: string;
          licence?: string;
          mime_type?: string;
          path?: string;
          place?: string;
          sizes?: NonNullable<Json>;
          status?: Database['public']['Enums']['publication_status'];
          tags?: string[];
          taken_on?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'photos_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'photos_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      places: {
        Row: {
          created_at: string;
          id: string;
          latitude: number;
          longitude: number;
          name: string;
          name_key: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          latitude: number;
          longitude: number;
          name: string;
          name_key?: never;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          latitude?: number;
          longitude?: number;
          name?: string;
          name_key?: never;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      preview_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          last_used_at: string | null;
          record_id: string;
          resource: string;
          token_hash: string;
          uses: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          record_id: string;
          resource: string;
          token_hash: string;
          uses?: number;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          record_id?: string;
          resource?: string;
          token_hash?: string;
          uses?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'preview_links_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'preview_links_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      product_collections: {
        Row: {
          care: string[];
          craft: string;
          created_at: string;
          description: string;
          id: string;
          image: string;
          legal_note: string;
          position: number;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          care?: string[];
          craft?: string;
          created_at?: string;
          description?: string;
          id: string;
          image?: string;
          legal_note?: string;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          care?: string[];
          craft?: string;
          created_at?: string;
          description?: string;
          id?: string;
          image?: string;
          legal_note?: string;
          position?: number;
          status?: Database['public']['Enums']['publication_status'];
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      products: {
        Row: {
          availability: string;
          collection_id: string | null;
          created_at: string;
          description: string;
          gallery: string[];
          id: string;
          image: string;
          maker: string;
          name: string;
          place: string;
          position: number;
          price: string;
          status: Database['public']['Enums']['publication_status'];
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          availability?: string;
          collection_id?: string | null;
          created_at?: string;
          description?: string;
          gallery?: string[];
          id: string;
          image?: string;
          maker?: string;
          name: string;
          place?: string;
          position?: number;
          price?: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          availability?: string;
          collection_id?: string | null;
          created_at?: string;
          description?: string;
          gallery?: string[];
          id?: string;
          image?: string;
          maker?: string;
          name?: string;
          place?: string;
          position?: number;
          price?: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'products_collection_id_fkey';
            columns: ['collection_id'];
            isOneToOne: false;
            referencedRelation: 'product_collections';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'products_collection_id_fkey';
            columns: ['collection_id'];
            isOneToOne: false;
            referencedRelation: 'product_collections_in_use';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          disabled_at: string | null;
          email: string;
          full_name: string | null;
          id: string;
          last_sign_in_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          disabled_at?: string | null;
          email: string;
          full_name?: string | null;
          id: string;
          last_sign_in_at?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          disabled_at?: string | null;
          email?: string;
          full_name?: string | null;
          id?: string;
          last_sign_in_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      proposal_items: {
        Row: {
          details: string;
          entity_id: string | null;
          id: string;
          is_included: boolean;
          kind: string;
          position: number;
          proposal_id: string;
          quantity: number;
          title: string;
          unit_price_minor: number;
        };
        ComputedFields: never;
        Insert: {
          details?: string;
          entity_id?: string | null;
          id?: string;
          is_included?: boolean;
          kind: string;
          position: number;
          proposal_id: string;
          quantity?: number;
          title: string;
          unit_price_minor?: number;
        };
        Update: {
          details?: string;
          entity_id?: string | null;
          id?: string;
          is_included?: boolean;
          kind?: string;
          position?: number;
          proposal_id?: string;
          quantity?: number;
          title?: string;
          unit_price_minor?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'proposal_items_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'proposals';
            referencedColumns: ['id'];
          },
        ];
      };
      proposals: {
        Row: {
          answered_at: string | null;
          confirmed_at: string | null;
          confirmed_by: string | null;
          created_at: string;
          created_by: string | null;
          currency: string;
          customer_told_at: string | null;
          decline_reason: string;
          ends_on: string | null;
          id: string;
          included: string[];
          language: string;
          not_included: string[];
          notified_at: string | null;
          sent_at: string | null;
          starts_on: string | null;
          status: Database['public']['Enums']['proposal_status'];
          submission_id: string;
          terms: string;
          title: string;
          total_minor: number;
          travellers: string;
          updated_at: string;
          valid_until: string | null;
          version: number;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          confirmed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          customer_told_at?: string | null;
          decline_reason?: string;
          ends_on?: string | null;
          id?: string;
          included?: string[];
          language?: string;
          not_included?: string[];
          notified_at?: string | null;
          sent_at?: string | null;
          starts_on?: string | null;
          status?: Database['public']['Enums']['proposal_status'];
          submission_id: string;
          terms?: string;
          title?: string;
          total_minor?: number;
          travellers?: string;
          updated_at?: string;
          valid_until?: string | null;
          version?: number;
          withdrawn_at?: string | null;
        };
        Update: {
          answered_at?: string | null;
          confirmed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          customer_told_at?: string | null;
          decline_reason?: string;
          ends_on?: string | null;
          id?: string;
          included?: string[];
          language?: string;
          not_included?: string[];
          notified_at?: string | null;
          sent_at?: string | null;
          starts_on?: string | null;
          status?: Database['public']['Enums']['proposal_status'];
          submission_id?: string;
          terms?: string;
          title?: string;
          total_minor?: number;
          travellers?: string;
          updated_at?: string;
          valid_until?: string | null;
          version?: number;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'proposals_confirmed_by_fkey';
            columns: ['confirmed_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposals_confirmed_by_fkey';
            columns: ['confirmed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposals_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposals_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'proposals_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'proposals_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'proposals_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      record_changes: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          by_server: boolean;
          changed_at: string;
          id: number;
          record_id: string;
          resource: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          by_server?: boolean;
          changed_at?: string;
          id?: never;
          record_id: string;
          resource: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          by_server?: boolean;
          changed_at?: string;
          id?: never;
          record_id?: string;
          resource?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'record_changes_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'record_changes_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      regions: {
        Row: {
          created_at: string;
          id: string;
          is_south: boolean;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          is_south?: boolean;
          position?: number;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_south?: boolean;
          position?: number;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      review_photos: {
        Row: {
          bytes: number | null;
          caption: string;
          claimed_at: string | null;
          created_at: string;
          height: number | null;
          id: string;
          is_public: boolean;
          mime_type: string | null;
          moderated_at: string | null;
          moderated_by: string | null;
          path: string;
          position: number;
          public_at: string | null;
          public_path: string;
          rejection_reason: Database['public']['Enums']['review_rule'] | null;
          review_id: string;
          stored_at: string | null;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          bytes?: number | null;
          caption?: string;
          claimed_at?: string | null;
          created_at?: string;
          height?: number | null;
          id: string;
          is_public?: never;
          mime_type?: string | null;
          moderated_at?: string | null;
          moderated_by?: string | null;
          path?: never;
          position: number;
          public_at?: string | null;
          public_path?: never;
          rejection_reason?: Database['public']['Enums']['review_rule'] | null;
          review_id: string;
          stored_at?: string | null;
          width?: number | null;
        };
        Update: {
          bytes?: number | null;
          caption?: string;
          claimed_at?: string | null;
          created_at?: string;
          height?: number | null;
          id?: string;
          is_public?: never;
          mime_type?: string | null;
          moderated_at?: string | null;
          moderated_by?: string | null;
          path?: never;
          position?: number;
          public_at?: string | null;
          public_path?: never;
          rejection_reason?: Database['public']['Enums']['review_rule'] | null;
          review_id?: string;
          stored_at?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'review_photos_moderated_by_fkey';
            columns: ['moderated_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_photos_moderated_by_fkey';
            columns: ['moderated_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_photos_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      review_reports: {
        Row: {
          created_at: string;
          details: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          is_handled: boolean;
          review_id: string;
          rule: Database['public']['Enums']['review_rule'];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          is_handled?: boolean;
          review_id: string;
          rule: Database['public']['Enums']['review_rule'];
        };
        Update: {
          created_at?: string;
          details?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          is_handled?: boolean;
          review_id?: string;
          rule?: Database['public']['Enums']['review_rule'];
        };
        Relationships: [
          {
            foreignKeyName: 'review_reports_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_reports_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_reports_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      review_requests: {
        Row: {
          address_hash: string;
          created_at: string;
          declined_at: string | null;
          expires_at: string;
          id: string;
          queued_at: string | null;
          submission_id: string | null;
          token_hash: string | null;
          used_at: string | null;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          address_hash: string;
          created_at?: string;
          declined_at?: string | null;
          expires_at?: string;
          id?: string;
          queued_at?: string | null;
          submission_id?: string | null;
          token_hash?: string | null;
          used_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          address_hash?: string;
          created_at?: string;
          declined_at?: string | null;
          expires_at?: string;
          id?: string;
          queued_at?: string | null;
          submission_id?: string | null;
          token_hash?: string | null;
          used_at?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'review_requests_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: true;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      review_subjects: {
        Row: {
          activity_id: string | null;
          created_at: string;
          id: string;
          review_id: string;
          service_id: string | null;
          travel_id: string | null;
          vehicle_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          activity_id?: string | null;
          created_at?: string;
          id?: string;
          review_id: string;
          service_id?: string | null;
          travel_id?: string | null;
          vehicle_id?: string | null;
        };
        Update: {
          activity_id?: string | null;
          created_at?: string;
          id?: string;
          review_id?: string;
          service_id?: string | null;
          travel_id?: string | null;
          vehicle_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'review_subjects_activity_id_fkey';
            columns: ['activity_id'];
            isOneToOne: false;
            referencedRelation: 'activities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_subjects_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_subjects_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_subjects_travel_id_fkey';
            columns: ['travel_id'];
            isOneToOne: false;
            referencedRelation: 'travels';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_subjects_vehicle_id_fkey';
            columns: ['vehicle_id'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          answer: string;
          answered_at: string | null;
          answered_by: string | null;
          avatar_url: string;
          comment: string;
          created_at: string;
          id: string;
          is_verified: boolean;
          location: string;
          moderated_at: string | null;
          moderated_by: string | null;
          name: string;
          open_reports: number;
          rating: number;
          rejection_reason: Database['public']['Enums']['review_rule'] | null;
          request_id: string | null;
          search_text: string;
          status: Database['public']['Enums']['review_status'];
          text_deleted_at: string | null;
          visited_month: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          avatar_url?: string;
          comment: string;
          created_at?: string;
          id?: string;
          is_verified?: never;
          location?: string;
          moderated_at?: string | null;
          moderated_by?: string | null;
          name: string;
          open_reports?: number;
          rating: number;
          rejection_reason?: Database['public']['Enums']['review_rule'] | null;
          request_id?: string | null;
          search_text?: never;
          status?: Database['public']['Enums']['review_status'];
          text_deleted_at?: string | null;
          visited_month?: string | null;
        };
        Update: {
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          avatar_url?: string;
          comment?: string;
          created_at?: string;
          id?: string;
          is_verified?: never;
          location?: string;
          moderated_at?: string | null;
          moderated_by?: string | null;
          name?: string;
          open_reports?: number;
          rating?: number;
          rejection_reason?: Database['public']['Enums']['review_rule'] | null;
          request_id?: string | null;
          search_text?: never;
          status?: Database['public']['Enums']['review_status'];
          text_deleted_at?: string | null;
          visited_month?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_moderated_by_fkey';
            columns: ['moderated_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_moderated_by_fkey';
            columns: ['moderated_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'review_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          filter: NonNullable<Json>;
          id: string;
          name: string;
          owner_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          filter?: NonNullable<Json>;
          id?: string;
          name: string;
          owner_id?: string;
        };
        Update: {
          created_at?: string;
          filter?: NonNullable<Json>;
          id?: string;
          name?: string;
          owner_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_views_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'saved_views_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      scheduled_publications: {
        Row: {
          action: string;
          created_by: string | null;
          due_at: string;
          failure: Json | null;
          record_id: string;
          resource: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          created_by?: string | null;
          due_at: string;
          failure?: Json | null;
          record_id: string;
          resource: string;
        };
        Update: {
          action?: string;
          created_by?: string | null;
          due_at?: string;
          failure?: Json | null;
          record_id?: string;
          resource?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'scheduled_publications_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'scheduled_publications_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      search_documents: {
        Row: {
          full_vector: unknown;
          image: string;
          kind: string;
          record_id: string;
          search_vector: unknown;
          source: string;
          summary: string;
          texts: NonNullable<Json>;
          title: string;
          title_text: string;
          title_texts: NonNullable<Json>;
          title_vector: unknown;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          full_vector?: unknown;
          image: string;
          kind: string;
          record_id: string;
          search_vector?: unknown;
          source: string;
          summary: string;
          texts?: NonNullable<Json>;
          title: string;
          title_text: string;
          title_texts?: NonNullable<Json>;
          title_vector?: unknown;
          url: string;
        };
        Update: {
          full_vector?: unknown;
          image?: string;
          kind?: string;
          record_id?: string;
          search_vector?: unknown;
          source?: string;
          summary?: string;
          texts?: NonNullable<Json>;
          title?: string;
          title_text?: string;
          title_texts?: NonNullable<Json>;
          title_vector?: unknown;
          url?: string;
        };
        Relationships: [];
      };
      search_synonyms: {
        Row: {
          created_at: string;
          finds: string[];
          finds_ar: string[];
          finds_fr: string[];
          id: string;
          position: number;
          terms: string[];
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          finds: string[];
          finds_ar?: string[];
          finds_fr?: string[];
          id: string;
          position?: number;
          terms: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          finds?: string[];
          finds_ar?: string[];
          finds_fr?: string[];
          id?: string;
          position?: number;
          terms?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      services: {
        Row: {
          audience: string;
          created_at: string;
          description: string;
          icon: string;
          id: string;
          included: string[];
          languages: string[];
          limits: string;
          not_included: string[];
          position: number;
          price_amount: number | null;
          price_calculation: string;
          price_currency: string | null;
          price_unit: string | null;
          service_type: string;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          usual_time: string;
          what_we_do: string[];
          what_you_bring: string[];
        };
        ComputedFields: never;
        Insert: {
          audience: string;
          created_at?: string;
          description?: string;
          icon?: string;
          id: string;
          included?: string[];
          languages?: string[];
          limits?: string;
          not_included?: string[];
          position?: number;
          price_amount?: number | null;
          price_calculation?: string;
          price_currency?: string | null;
          price_unit?: string | null;
          service_type: string;
          status?: Database['public']['Enums']['publication_status'];
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          usual_time?: string;
          what_we_do?: string[];
          what_you_bring?: string[];
        };
        Update: {
          audience?: string;
          created_at?: string;
          description?: string;
          icon?: string;
          id?: string;
          included?: string[];
          languages?: string[];
          limits?: string;
          not_included?: string[];
          position?: number;
          price_amount?: number | null;
          price_calculation?: string;
          price_currency?: string | null;
          price_unit?: string | null;
          service_type?: string;
          status?: Database['public']['Enums']['publication_status'];
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          usual_time?: string;
          what_we_do?: string[];
          what_you_bring?: string[];
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          address: string;
          cancellation_terms: string;
          company_name: string;
          email: string;
          eur_rate: number | null;
          eur_rate_on: string | null;
          eur_rate_source: string;
          facebook_url: string;
          id: number;
          instagram_url: string;
          insurance_number: string;
          insurance_valid_until: string | null;
          insurer: string;
          legal_name: string;
          licence_number: string;
          licence_valid_until: string | null;
          opening_hours: NonNullable<Json>;
          payment_terms: string;
          phone: string;
          prices_are_examples: boolean;
          register_number: string;
          requires_proof_of_work: boolean;
          retention_periods: NonNullable<Json>;
          special_hours: NonNullable<Json>;
          tagline: string;
          translations: NonNullable<Json>;
          twitter_url: string;
          updated_at: string;
          whatsapp: string;
          youtube_url: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string;
          cancellation_terms?: string;
          company_name?: string;
          email?: string;
          eur_rate?: number | null;
          eur_rate_on?: string | null;
          eur_rate_source?: string;
          facebook_url?: string;
          id?: number;
          instagram_url?: string;
          insurance_number?: string;
          insurance_valid_until?: string | null;
          insurer?: string;
          legal_name?: string;
          licence_number?: string;
          licence_valid_until?: string | null;
          opening_hours?: NonNullable<Json>;
          payment_terms?: string;
          phone?: string;
          prices_are_examples?: boolean;
          register_number?: string;
          requires_proof_of_work?: boolean;
          retention_periods?: NonNullable<Json>;
          special_hours?: NonNullable<Json>;
          tagline?: string;
          translations?: NonNullable<Json>;
          twitter_url?: string;
          updated_at?: string;
          whatsapp?: string;
          youtube_url?: string;
        };
        Update: {
          address?: string;
          cancellation_terms?: string;
          company_name?: string;
          email?: string;
          eur_rate?: number | null;
          eur_rate_on?: string | null;
          eur_rate_source?: string;
          facebook_url?: string;
          id?: number;
          instagram_url?: string;
          insurance_number?: string;
          insurance_valid_until?: string | null;
          insurer?: string;
          legal_name?: string;
          licence_number?: string;
          licence_valid_until?: string | null;
          opening_hours?: NonNullable<Json>;
          payment_terms?: string;
          phone?: string;
          prices_are_examples?: boolean;
          register_number?: string;
          requires_proof_of_work?: boolean;
          retention_periods?: NonNullable<Json>;
          special_hours?: NonNullable<Json>;
          tagline?: string;
          translations?: NonNullable<Json>;
          twitter_url?: string;
          updated_at?: string;
          whatsapp?: string;
          youtube_url?: string;
        };
        Relationships: [];
      };
      staff_invitations: {
        Row: {
          accepted_at: string | null;
          accepted_by: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          language: string;
          revoked_at: string | null;
          role: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          language?: string;
          revoked_at?: string | null;
          role: string;
          token_hash: string;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          language?: string;
          revoked_at?: string | null;
          role?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'staff_invitations_accepted_by_fkey';
            columns: ['accepted_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_invitations_accepted_by_fkey';
            columns: ['accepted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_invitations_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'staff_invitations_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      staff_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'staff_roles_granted_by_fkey';
            columns: ['granted_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_roles_granted_by_fkey';
            columns: ['granted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'staff_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      submission_events: {
        Row: {
          actor_id: string | null;
          created_at: string;
          from_value: string | null;
          id: number;
          kind: string;
          notified_at: string | null;
          submission_id: string;
          to_value: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          created_at?: string;
          from_value?: string | null;
          id?: never;
          kind: string;
          notified_at?: string | null;
          submission_id: string;
          to_value?: string | null;
        };
        Update: {
          actor_id?: string | null;
          created_at?: string;
          from_value?: string | null;
          id?: never;
          kind?: string;
          notified_at?: string | null;
          submission_id?: string;
          to_value?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_events_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_events_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      submission_messages: {
        Row: {
          author_id: string | null;
          body: string;
          channel: string;
          created_at: string;
          direction: string;
          email_message_id: string | null;
          from_email: string | null;
          from_name: string;
          id: string;
          language: string;
          mail_queued_at: string | null;
          office_minutes: number | null;
          proposal_id: string | null;
          quoted: string;
          search_text: string;
          sent_at: string | null;
          subject: string;
          submission_id: string;
          template_id: string | null;
          to_emails: string[];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body?: string;
          channel?: string;
          created_at?: string;
          direction?: string;
          email_message_id?: string | null;
          from_email?: string | null;
          from_name?: string;
          id?: string;
          language?: string;
          mail_queued_at?: string | null;
          office_minutes?: number | null;
          proposal_id?: string | null;
          quoted?: string;
          search_text?: never;
          sent_at?: string | null;
          subject?: string;
          submission_id: string;
          template_id?: string | null;
          to_emails?: string[];
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          channel?: string;
          created_at?: string;
          direction?: string;
          email_message_id?: string | null;
          from_email?: string | null;
          from_name?: string;
          id?: string;
          language?: string;
          mail_queued_at?: string | null;
          office_minutes?: number | null;
          proposal_id?: string | null;
          quoted?: string;
          search_text?: never;
          sent_at?: string | null;
          subject?: string;
          submission_id?: string;
          template_id?: string | null;
          to_emails?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_messages_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_messages_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_messages_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'submission_messages_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
          {
            foreignKeyName: 'submission_messages_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'proposals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_messages_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_messages_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'message_templates';
            referencedColumns: ['id'];
          },
        ];
      };
      submission_notes: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          submission_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          submission_id: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          submission_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'submission_notes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      sweeps: {
        Row: {
          counts: NonNullable<Json>;
          id: number;
          ran_at: string;
        };
        ComputedFields: never;
        Insert: {
          counts: NonNullable<Json>;
          id?: never;
          ran_at?: string;
        };
        Update: {
          counts?: NonNullable<Json>;
          id?: never;
          ran_at?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          created_at: string;
          id: string;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          position?: number;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          position?: number;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      team_members: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          image: string;
          languages: string[];
          name: string;
          position: number;
          role: string;
          status: Database['public']['Enums']['publication_status'];
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          id?: string;
          image?: string;
          languages?: string[];
          name: string;
          position?: number;
          role?: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          image?: string;
          languages?: string[];
          name?: string;
          position?: number;
          role?: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      translation_progress: {
        Row: {
          drafts: number;
          id: string;
          is_complete: boolean;
          is_visible: boolean;
          language: string;
          missing: number;
          outdated: number;
          record_id: string;
          resource: string;
          texts: number;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          drafts: number;
          id?: never;
          is_complete?: never;
          is_visible: boolean;
          language: string;
          missing: number;
          outdated: number;
          record_id: string;
          resource: string;
          texts: number;
          title: string;
        };
        Update: {
          drafts?: number;
          id?: never;
          is_complete?: never;
          is_visible?: boolean;
          language?: string;
          missing?: number;
          outdated?: number;
          record_id?: string;
          resource?: string;
          texts?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'translation_progress_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'translation_progress_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      translations: {
        Row: {
          author_id: string | null;
          field: string;
          item: string;
          language: string;
          record_id: string;
          resource: string;
          source_hash: string;
          source_text: string;
          status: string;
          text: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          field: string;
          item?: string;
          language: string;
          record_id: string;
          resource: string;
          source_hash?: never;
          source_text: string;
          status?: string;
          text: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          field?: string;
          item?: string;
          language?: string;
          record_id?: string;
          resource?: string;
          source_hash?: never;
          source_text?: string;
          status?: string;
          text?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'translations_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'translations_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'translations_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'translations_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      travel_categories: {
        Row: {
          backgroundImage: string;
          cardListTitle: string;
          created_at: string;
          ctaButtonText: string;
          ctaDescription: string;
          ctaTitle: string;
          description: string;
          filter: NonNullable<Json>;
          icon: string;
          id: string;
          menuTitle: string;
          name: string;
          position: number;
          route: string;
          status: Database['public']['Enums']['publication_status'];
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          backgroundImage?: string;
          cardListTitle?: string;
          created_at?: string;
          ctaButtonText?: string;
          ctaDescription?: string;
          ctaTitle?: string;
          description?: string;
          filter?: NonNullable<Json>;
          icon?: string;
          id?: string;
          menuTitle?: string;
          name: string;
          position?: number;
          route: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          backgroundImage?: string;
          cardListTitle?: string;
          created_at?: string;
          ctaButtonText?: string;
          ctaDescription?: string;
          ctaTitle?: string;
          description?: string;
          filter?: NonNullable<Json>;
          icon?: string;
          id?: string;
          menuTitle?: string;
          name?: string;
          position?: number;
          route?: string;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      travel_days: {
        Row: {
          day_number: number;
          description: string;
          distance_km: number | null;
          driving_hours: number | null;
          id: string;
          overnight: string;
          stops: string[];
          title: string;
          translations: NonNullable<Json>;
          travel_id: string;
        };
        ComputedFields: never;
        Insert: {
          day_number: number;
          description?: string;
          distance_km?: number | null;
          driving_hours?: number | null;
          id?: string;
          overnight?: string;
          stops?: string[];
          title: string;
          translations?: NonNullable<Json>;
          travel_id: string;
        };
        Update: {
          day_number?: number;
          description?: string;
          distance_km?: number | null;
          driving_hours?: number | null;
          id?: string;
          overnight?: string;
          stops?: string[];
          title?: string;
          translations?: NonNullable<Json>;
          travel_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'travel_days_travel_id_fkey';
            columns: ['travel_id'];
            isOneToOne: false;
            referencedRelation: 'travels';
            referencedColumns: ['id'];
          },
        ];
      };
      travel_tags: {
        Row: {
          tag_id: string;
          travel_id: string;
        };
        ComputedFields: never;
        Insert: {
          tag_id: string;
          travel_id: string;
        };
        Update: {
          tag_id?: string;
          travel_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'travel_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travel_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags_in_use';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travel_tags_travel_id_fkey';
            columns: ['travel_id'];
            isOneToOne: false;
            referencedRelation: 'travels';
            referencedColumns: ['id'];
          },
        ];
      };
      travel_types: {
        Row: {
          travel_id: string;
          type_id: string;
        };
        ComputedFields: never;
        Insert: {
          travel_id: string;
          type_id: string;
        };
        Update: {
          travel_id?: string;
          type_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'travel_types_travel_id_fkey';
            columns: ['travel_id'];
            isOneToOne: false;
            referencedRelation: 'travels';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travel_types_type_id_fkey';
            columns: ['type_id'];
            isOneToOne: false;
            referencedRelation: 'types';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travel_types_type_id_fkey';
            columns: ['type_id'];
            isOneToOne: false;
            referencedRelation: 'types_in_use';
            referencedColumns: ['id'];
          },
        ];
      };
      travel_vehicles: {
        Row: {
          travel_id: string;
          vehicle_id: string;
        };
        ComputedFields: never;
        Insert: {
          travel_id: string;
          vehicle_id: string;
        };
        Update: {
          travel_id?: string;
          vehicle_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'travel_vehicles_travel_id_fkey';
            columns: ['travel_id'];
            isOneToOne: false;
            referencedRelation: 'travels';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travel_vehicles_vehicle_id_fkey';
            columns: ['vehicle_id'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['id'];
          },
        ];
      };
      travels: {
        Row: {
          activities: string[];
          best_months: number[];
          cancellation: string;
          created_at: string;
          description: string;
          detail_translations: NonNullable<Json>;
          duration: string;
          effort: string | null;
          gallery: NonNullable<Json>;
          getting_there: string;
          good_months: number[];
          groupSize: string;
          guide_ids: string[];
          heat: string;
          highest_altitude: number | null;
          highlights: string[];
          id: string;
          imageUrl: string;
          in_south: boolean;
          included: string[];
          is_featured: boolean;
          latitude: number | null;
          location: string;
          longitude: number | null;
          meeting_point: string;
          minimum_age: number | null;
          months_reason: string;
          no_itinerary_reason: string;
          not_included: string[];
          papers: string;
          planner_ids: string[];
          position: number;
          price: string;
          price_amount: number | null;
          price_children: string;
          price_currency: string | null;
          price_from: boolean;
          price_is_written: boolean;
          price_people: number | null;
          price_season: string;
          price_single: string;
          price_unit: string | null;
          questions: NonNullable<Json>;
          region_id: string | null;
          safety: string;
          search_text: string;
          status: Database['public']['Enums']['publication_status'];
          suits: string[];
          title: string;
          title_key: string;
          title_key_ar: string;
          title_key_fr: string;
          translations: NonNullable<Json>;
          type_id: string | null;
          unsuitable_for: string[];
          updated_at: string;
          vehicle_included: boolean | null;
          what_to_bring: string[];
          completeness: number | null;
        };
        ComputedFields: 'completeness';
        Insert: {
          activities?: string[];
          best_months?: number[];
          cancellation?: string;
          created_at?: string;
          description?: string;
          detail_translations?: NonNullable<Json>;
          duration?: string;
          effort?: string | null;
          gallery?: NonNullable<Json>;
          getting_there?: string;
          good_months?: number[];
          groupSize?: string;
          guide_ids?: string[];
          heat?: string;
          highest_altitude?: number | null;
          highlights?: string[];
          id: string;
          imageUrl?: string;
          in_south?: boolean;
          included?: string[];
          is_featured?: boolean;
          latitude?: number | null;
          location?: string;
          longitude?: number | null;
          meeting_point?: string;
          minimum_age?: number | null;
          months_reason?: string;
          no_itinerary_reason?: string;
          not_included?: string[];
          papers?: string;
          planner_ids?: string[];
          position?: number;
          price?: string;
          price_amount?: number | null;
          price_children?: string;
          price_currency?: string | null;
          price_from?: boolean;
          price_is_written?: boolean;
          price_people?: number | null;
          price_season?: string;
          price_single?: string;
          price_unit?: string | null;
          questions?: NonNullable<Json>;
          region_id?: string | null;
          safety?: string;
          search_text?: never;
          status?: Database['public']['Enums']['publication_status'];
          suits?: string[];
          title: string;
          title_key?: never;
          title_key_ar?: never;
          title_key_fr?: never;
          translations?: NonNullable<Json>;
          type_id?: string | null;
          unsuitable_for?: string[];
          updated_at?: string;
          vehicle_included?: boolean | null;
          what_to_bring?: string[];
        };
        Update: {
          activities?: string[];
          best_months?: number[];
          cancellation?: string;
          created_at?: string;
          description?: string;
          detail_translations?: NonNullable<Json>;
          duration?: string;
          effort?: string | null;
          gallery?: NonNullable<Json>;
          getting_there?: string;
          good_months?: number[];
          groupSize?: string;
          guide_ids?: string[];
          heat?: string;
          highest_altitude?: number | null;
          highlights?: string[];
          id?: string;
          imageUrl?: string;
          in_south?: boolean;
          included?: string[];
          is_featured?: boolean;
          latitude?: number | null;
          location?: string;
          longitude?: number | null;
          meeting_point?: string;
          minimum_age?: number | null;
          months_reason?: string;
          no_itinerary_reason?: string;
          not_included?: string[];
          papers?: string;
          planner_ids?: string[];
          position?: number;
          price?: string;
          price_amount?: number | null;
          price_children?: string;
          price_currency?: string | null;
          price_from?: boolean;
          price_is_written?: boolean;
          price_people?: number | null;
          price_season?: string;
          price_single?: string;
          price_unit?: string | null;
          questions?: NonNullable<Json>;
          region_id?: string | null;
          safety?: string;
          search_text?: never;
          status?: Database['public']['Enums']['publication_status'];
          suits?: string[];
          title?: string;
          title_key?: never;
          title_key_ar?: never;
          title_key_fr?: never;
          translations?: NonNullable<Json>;
          type_id?: string | null;
          unsuitable_for?: string[];
          updated_at?: string;
          vehicle_included?: boolean | null;
          what_to_bring?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'travels_region_id_fkey';
            columns: ['region_id'];
            isOneToOne: false;
            referencedRelation: 'regions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travels_region_id_fkey';
            columns: ['region_id'];
            isOneToOne: false;
            referencedRelation: 'regions_in_use';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travels_type_id_fkey';
            columns: ['type_id'];
            isOneToOne: false;
            referencedRelation: 'types';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'travels_type_id_fkey';
            columns: ['type_id'];
            isOneToOne: false;
            referencedRelation: 'types_in_use';
            referencedColumns: ['id'];
          },
        ];
      };
      types: {
        Row: {
          created_at: string;
          id: string;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          position?: number;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          position?: number;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      unmatched_mails: {
        Row: {
          body: string;
          discarded_at: string | null;
          email_message_id: string | null;
          fault: string | null;
          from_email: string | null;
          from_name: string;
          id: string;
          quoted: string;
          reason: string;
          received_at: string;
          subject: string;
          suggested_submission_id: string | null;
          to_emails: string[];
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          discarded_at?: string | null;
          email_message_id?: string | null;
          fault?: string | null;
          from_email?: string | null;
          from_name?: string;
          id?: string;
          quoted?: string;
          reason?: string;
          received_at?: string;
          subject?: string;
          suggested_submission_id?: string | null;
          to_emails?: string[];
        };
        Update: {
          body?: string;
          discarded_at?: string | null;
          email_message_id?: string | null;
          fault?: string | null;
          from_email?: string | null;
          from_name?: string;
          id?: string;
          quoted?: string;
          reason?: string;
          received_at?: string;
          subject?: string;
          suggested_submission_id?: string | null;
          to_emails?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'unmatched_mails_suggested_submission_id_fkey';
            columns: ['suggested_submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      vehicle_unavailability: {
        Row: {
          ends_on: string;
          reason: string | null;
          starts_on: string;
          vehicle_id: string;
        };
        ComputedFields: never;
        Insert: {
          ends_on: string;
          reason?: string | null;
          starts_on: string;
          vehicle_id: string;
        };
        Update: {
          ends_on?: string;
          reason?: string | null;
          starts_on?: string;
          vehicle_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vehicle_unavailability_vehicle_id_fkey';
            columns: ['vehicle_id'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['id'];
          },
        ];
      };
      vehicles: {
        Row: {
          berths: number;
          breakdown: string;
          child_seats: string;
          conditions: string[];
          consumption: string;
          created_at: string;
          deposit: string;
          description: string;
          equipment: string[];
          excess: string;
          floor_plan: Json | null;
          fuel: string | null;
          gallery: string[];
          gearbox: string;
          height: number | null;
          id: string;
          image: string;
          insurance: string;
          length: number | null;
          licence: string;
          mileage: string;
          minimum_days: number;
          name: string;
          pick_up_towns: string[];
          position: number;
          price_per_day: string;
          seats: number;
          seats_with_belts: number | null;
          status: Database['public']['Enums']['publication_status'];
          translations: NonNullable<Json>;
          updated_at: string;
          who_may_drive: string;
          width: number | null;
          with_driver: boolean;
        };
        ComputedFields: never;
        Insert: {
          berths: number;
          breakdown?: string;
          child_seats?: string;
          conditions?: string[];
          consumption?: string;
          created_at?: string;
          deposit?: string;
          description?: string;
          equipment?: string[];
          excess?: string;
          floor_plan?: Json | null;
          fuel?: string | null;
          gallery?: string[];
          gearbox: string;
          height?: number | null;
          id: string;
          image?: string;
          insurance?: string;
          length?: number | null;
          licence?: string;
          mileage?: string;
          minimum_days?: number;
          name: string;
          pick_up_towns?: string[];
          position?: number;
          price_per_day?: string;
          seats: number;
          seats_with_belts?: number | null;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
          who_may_drive?: string;
          width?: number | null;
          with_driver?: boolean;
        };
        Update: {
          berths?: number;
          breakdown?: string;
          child_seats?: string;
          conditions?: string[];
          consumption?: string;
          created_at?: string;
          deposit?: string;
          description?: string;
          equipment?: string[];
          excess?: string;
          floor_plan?: Json | null;
          fuel?: string | null;
          gallery?: string[];
          gearbox?: string;
          height?: number | null;
          id?: string;
          image?: string;
          insurance?: string;
          length?: number | null;
          licence?: string;
          mileage?: string;
          minimum_days?: number;
          name?: string;
          pick_up_towns?: string[];
          position?: number;
          price_per_day?: string;
          seats?: number;
          seats_with_belts?: number | null;
          status?: Database['public']['Enums']['publication_status'];
          translations?: NonNullable<Json>;
          updated_at?: string;
          who_may_drive?: string;
          width?: number | null;
          with_driver?: boolean;
        };
        Relationships: [];
      };
    };
    Views: {
      accounts: {
        Row: {
          created_at: string;
          disabled_at: string | null;
          email: string;
          full_name: string | null;
          id: string;
          last_sign_in_at: string | null;
          role: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      deleted_records: {
        Row: {
          by_server: boolean;
          deleted_at: string;
          deleted_by: string | null;
          id: number;
          kept_until: string | null;
          photo_path: string | null;
          record_id: string;
          resource: string;
          title: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      photo_library: {
        Row: {
          alt: string;
          bytes: number;
          caption: string;
          created_at: string;
          created_by: string | null;
          credit: string;
          file_name: string;
          focal_x: number;
          focal_y: number;
          height: number;
          id: string;
          is_described: boolean | null;
          is_used: boolean | null;
          licence: string;
          mime_type: string;
          path: string;
          place: string;
          search_text: string | null;
          sizes: NonNullable<Json>;
          status: Database['public']['Enums']['publication_status'];
          tags: string[];
          taken_on: string | null;
          updated_at: string;
          width: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'photos_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'photos_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      photo_uses: {
        Row: {
          field: string | null;
          photo_id: string;
          record_id: string | null;
          resource: string | null;
          title: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      product_collections_in_use: {
        Row: {
          care: string[];
          craft: string;
          created_at: string;
          description: string;
          id: string;
          image: string;
          legal_note: string;
          position: number;
          status: Database['public']['Enums']['publication_status'];
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          uses: number | null;
        };
        ComputedFields: never;
        Insert: {
          care?: string[] | null;
          craft?: string | null;
          created_at?: string | null;
          description?: string | null;
          id?: string | null;
          image?: string | null;
          legal_note?: string | null;
          position?: number | null;
          status?: Database['public']['Enums']['publication_status'] | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Update: {
          care?: string[] | null;
          craft?: string | null;
          created_at?: string | null;
          description?: string | null;
          id?: string | null;
          image?: string | null;
          legal_note?: string | null;
          position?: number | null;
          status?: Database['public']['Enums']['publication_status'] | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Relationships: [];
      };
      regions_in_use: {
        Row: {
          created_at: string;
          id: string;
          is_south: boolean;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          uses: number | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          id?: string | null;
          is_south?: boolean | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          is_south?: boolean | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Relationships: [];
      };
      tags_in_use: {
        Row: {
          created_at: string;
          id: string;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          uses: number | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          id?: string | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Relationships: [];
      };
      translatable_texts: {
        Row: {
          author_id: string | null;
          field: string | null;
          item: string | null;
          language: string;
          record_id: string | null;
          record_title: string | null;
          resource: string | null;
          source: string | null;
          source_text: string | null;
          state: string | null;
          status: string | null;
          text: string | null;
          updated_at: string | null;
          visibility: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'translations_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'translations_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      translation_totals: {
        Row: {
          drafts: number | null;
          is_visible: boolean;
          language: string;
          missing: number | null;
          outdated: number | null;
          records: number | null;
          resource: string;
          texts: number | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'translation_progress_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'languages';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'translation_progress_language_fkey';
            columns: ['language'];
            isOneToOne: false;
            referencedRelation: 'translatable_texts';
            referencedColumns: ['language'];
          },
        ];
      };
      types_in_use: {
        Row: {
          created_at: string;
          id: string;
          position: number;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          uses: number | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          id?: string | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Update: {
          created_at?: string | null;
          id?: string | null;
          position?: number | null;
          title?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
          uses?: never;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_staff_invitation: { Args: { account: string; hash: string }; Returns: string };
      account_state: { Args: Record<PropertyKey, never>; Returns: string };
      add_submission: { Args: { entry: Json }; Returns: string };
      answer_proposal: {
        Args: { accepts: boolean; proposal: string; reason: string; submission: string };
        Returns: string;
      };
      attach_mail: { Args: { mail: string; submission: string }; Returns: string };
      begin_delivery: { Args: { attempt: number; mail: string }; Returns: boolean };
      begin_newsletter_issue: {
        Args: { html: string; issue: string; plain: string; read_at: string };
        Returns: number;
      };
      change_inquiry: {
        Args: {
          back: string;
          departure: string;
          group_size: string;
          submission: string;
          under_12?: number;
          under_5?: number;
        };
        Returns: boolean;
      };
      chosen_ids: {
        Args: {
          submission: Omit<
            Database['public']['Tables']['contact_submissions']['Row'],
            Database['public']['Tables']['contact_submissions']['ComputedFields']
          >;
        };
        Returns: string[];
      };
      claim_build_request: {
        Args: { by_person: boolean };
        Returns: {
          address: string;
          request: number;
        }[];
      };
      claim_mails: {
        Args: { batch: number; keys?: string[] };
        Returns: {
          answer_as: string | null;
          answer_to: string | null;
          attempts: number;
          body_html: string;
          body_text: string;
          created_at: string;
          id: string;
          idempotency_key: string;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          reply_to: string | null;
          sent_at: string | null;
          status: Database['public']['Enums']['mail_status'];
          subject: string;
          submission_id: string | null;
          text_deleted_at: string | null;
          to_email: string;
          uncertain_since: string | null;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'mail_outbox';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_review_photos: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          is_wanted: boolean;
          mime_type: string;
          path: string;
          public_path: string;
        }[];
      };
      claim_review_upload: { Args: { photo: string }; Returns: string };
      completeness:
        | {
            Args: {
              activity: Omit<
                Database['public']['Tables']['activities']['Row'],
                Database['public']['Tables']['activities']['ComputedFields']
              >;
            };
            Returns: number;
          }
        | {
            Args: {
              travel: Omit<
                Database['public']['Tables']['travels']['Row'],
                Database['public']['Tables']['travels']['ComputedFields']
              >;
            };
            Returns: number;
          };
      confirm_erasure: { Args: { hash: string; headers: Json; words: Json }; Returns: string };
      confirm_mail: { Args: { mail: string }; Returns: undefined };
      confirm_proposal: { Args: { proposal: string }; Returns: undefined };
      consume_network_limit: { Args: { headers: Json; kind: string }; Returns: boolean };
      content_changed_at: { Args: Record<PropertyKey, never>; Returns: string };
      count_empty_search: { Args: { language: string; term: string }; Returns: undefined };
      create_preview_link: { Args: { of_record: string; of_table: string }; Returns: string };
      dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      decline_review: { Args: { hash: string }; Returns: boolean };
      due_mornings: {
        Args: { moment?: string };
        Returns: {
          account_id: string;
          due: Json;
          email: string;
          figures: Json;
          today: string;
        }[];
      };
      due_review_reminders: {
        Args: Record<PropertyKey, never>;
        Returns: {
          account_id: string;
          due: number;
          email: string;
          oldest: Json;
          reminded_at: string;
        }[];
      };
      due_review_requests: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          expires_at: string;
          language: string;
          name: string;
          request_id: string;
          submission_id: string;
          titles: string[];
        }[];
      };
      end_subscription: {
        Args: {
          address: string;
          as_status: Database['public']['Enums']['subscription_status'];
          reason: string;
        };
        Returns: boolean;
      };
      erase_person: { Args: { address: string; review_ids?: string[] }; Returns: Json };
      expect_review_photo: {
        Args: { hash: string; headers: Json; photo: string };
        Returns: boolean;
      };
      expired_files: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bucket_id: string;
          path: string;
        }[];
      };
      export_person: { Args: { address: string }; Returns: Json };
      find_travels: {
        Args: {
          duration?: string;
          group_size?: string;
          language?: string;
          month?: number;
          page_size?: number;
          price_currency?: string;
          price_max?: number;
          price_min?: number;
          region?: string;
          skip?: number;
          tags?: string[];
          term?: string;
          type?: string;
        };
        Returns: {
          activities: string[];
          best_months: number[];
          cancellation: string;
          created_at: string;
          description: string;
          detail_translations: NonNullable<Json>;
          duration: string;
          effort: string | null;
          gallery: NonNullable<Json>;
          getting_there: string;
          good_months: number[];
          groupSize: string;
          guide_ids: string[];
          heat: string;
          highest_altitude: number | null;
          highlights: string[];
          id: string;
          imageUrl: string;
          in_south: boolean;
          included: string[];
          is_featured: boolean;
          latitude: number | null;
          location: string;
          longitude: number | null;
          meeting_point: string;
          minimum_age: number | null;
          months_reason: string;
          no_itinerary_reason: string;
          not_included: string[];
          papers: string;
          planner_ids: string[];
          position: number;
          price: string;
          price_amount: number | null;
          price_children: string;
          price_currency: string | null;
          price_from: boolean;
          price_is_written: boolean;
          price_people: number | null;
          price_season: string;
          price_single: string;
          price_unit: string | null;
          questions: NonNullable<Json>;
          region_id: string | null;
          safety: string;
          search_text: string;
          status: Database['public']['Enums']['publication_status'];
          suits: string[];
          title: string;
          title_key: string;
          title_key_ar: string;
          title_key_fr: string;
          translations: NonNullable<Json>;
          type_id: string | null;
          unsuitable_for: string[];
          updated_at: string;
          vehicle_included: boolean | null;
          what_to_bring: string[];
        }[];
        SetofOptions: {
          from: '*';
          to: 'travels';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      forget_files: { Args: { bucket: string; paths: string[] }; Returns: undefined };
      inquiry_link_for: { Args: { submission: string }; Returns: string };
      insight: { Args: { first: string; last: string }; Returns: Json };
      is_published_id: { Args: { id: string; of_table: string }; Returns: boolean };
      mail_health: { Args: Record<PropertyKey, never>; Returns: Json };
      map_travels: {
        Args: {
          duration?: string;
          frame?: number[];
          group_size?: string;
          language?: string;
          month?: number;
          price_currency?: string;
          price_max?: number;
          price_min?: number;
          region?: string;
          tags?: string[];
          term?: string;
          type?: string;
        };
        Returns: {
          duration: string;
          id: string;
          latitude: number;
          longitude: number;
          price: string;
          title: string;
          travels: number;
          type_id: string;
        }[];
      };
      mark_assignments_notified: { Args: { up_to: number }; Returns: undefined };
      mark_proposals_notified: { Args: { proposal_ids: string[] }; Returns: undefined };
      mark_reviews_reminded: { Args: { accounts: string[] }; Returns: undefined };
      mark_source_checked: { Args: { of_id: string; of_table: string }; Returns: undefined };
      merge_people: { Args: { other: string; person: string }; Returns: string };
      my_inquiry: { Args: { submission: string }; Returns: Json };
      newsletter_issue_figures: {
        Args: { issue: string };
        Returns: {
          recipients: number;
          status: Database['public']['Enums']['newsletter_recipient_status'];
        }[];
      };
      note_failed_delivery: { Args: { failure: Json }; Returns: boolean };
      open_preview: { Args: { token: string }; Returns: Json };
      person: { Args: { person: string }; Returns: Json };
      person_tags: { Args: Record<PropertyKey, never>; Returns: string[] };
      proof_of_work_challenge: { Args: Record<PropertyKey, never>; Returns: Json };
      proposals_of_inquiry: { Args: { submission: string }; Returns: Json };
      publishing_state: { Args: Record<PropertyKey, never>; Returns: Json };
      queue_newsletter_mails: { Args: Record<PropertyKey, never>; Returns: number };
      receive_mail: { Args: { mail: Json }; Returns: Json };
      record_translations: {
        Args: { of_languages?: string[]; of_records: string[]; of_resource: string };
        Returns: {
          author: string;
          day_number: number;
          element: number;
          field: string;
          item: string;
          language: string;
          record_id: string;
          resource: string;
          source: string;
          source_text: string;
          state: string;
          status: string;
          text: string;
          updated_at: string;
        }[];
      };
      renew_inquiry_links: { Args: { address: string; headers: Json }; Returns: boolean };
      replace_inquiry_link: { Args: { submission: string }; Returns: undefined };
      replace_photo: { Args: { new_photo: string; old_photo: string }; Returns: number };
      request_erasure: { Args: { address: string; submission: string }; Returns: boolean };
      requested_erasures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          language: string;
          link_id: string;
          requested_at: string;
          submission_id: string;
        }[];
      };
      requested_inquiry_links: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          expires_at: string;
          language: string;
          link_id: string;
          name: string;
          requested_at: string;
          submission_id: string;
        }[];
      };
      reserve_customer_file: {
        Args: {
          file: string;
          file_name: string;
          headers: Json;
          of_message: string;
          of_submission: string;
        };
        Returns: boolean;
      };
      reserve_inquiry_file: {
        Args: { file: string; file_name: string; headers: Json; of_submission: string };
        Returns: boolean;
      };
      reserve_message_file: {
        Args: { author: string; file: string; file_name: string; of_message: string };
        Returns: {
          is_reserved: boolean;
          submission_id: string;
        }[];
      };
      restore_record: { Args: { change_id: number }; Returns: string };
      retry_mail: { Args: { mail: string }; Returns: undefined };
      review_by_token: { Args: { hash: string }; Returns: Json };
      review_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      revoke_inquiry_link: { Args: { submission: string }; Returns: undefined };
      save_order: { Args: { ids: string[]; of_table: string }; Returns: undefined };
      save_proposal: { Args: { items: Json; proposal: Json; read_at?: string }; Returns: string };
      save_settings: {
        Args: { office_read_at: string; settings: Json; site_read_at: string };
        Returns: boolean;
      };
      save_translations: {
        Args: { texts: Json };
        Returns: {
          author_id: string | null;
          field: string;
          item: string;
          language: string;
          record_id: string;
          resource: string;
          source_hash: string;
          source_text: string;
          status: string;
          text: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'translations';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_travel: {
        Args: { days: Json; read_at?: string; tag_ids: string[]; travel: Json; type_ids: string[] };
        Returns: string;
      };
      save_vehicle: {
        Args: { read_at?: string; travel_ids: string[]; vehicle: Json };
        Returns: string;
      };
      schedule_newsletter_issue: { Args: { issue: string; send_at: string }; Returns: undefined };
      search_people: {
        Args: { term?: string; wanted_tag?: string };
        Returns: {
          address: string;
          id: string;
          inquiries: number;
          is_listed: boolean;
          language: string | null;
          last_contact_at: string;
          merged_into: string | null;
          merged_tags: string[];
          name: string;
          name_key: string;
          own_name: string | null;
          phone: string | null;
          phone_key: string | null;
          search_text: string;
          sent_language: string;
          sent_phone: string | null;
          tags: string[];
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'people';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_site: {
        Args: { language?: string; per_kind?: number; term: string };
        Returns: {
          image: string;
          kind: string;
          marks: string;
          rank: number;
          record_id: string;
          summary: string;
          title: string;
          total: number;
          untranslated: string[];
          url: string;
        }[];
      };
      search_submissions: {
        Args: { term: string };
        Returns: {
          assignee_id: string | null;
          awaits: string;
          channel: string;
          childrenUnder12: number;
          childrenUnder5: number;
          consent_note: string | null;
          created_at: string;
          created_by: string | null;
          departureDate: string | null;
          due_at: string | null;
          email: string;
          first_reply_at: string | null;
          first_reply_minutes: number | null;
          follow_up_on: string | null;
          groupSize: string | null;
          holds_review_request: boolean;
          id: string;
          is_test: boolean;
          language: string;
          last_message_at: string;
          lost_reason: string | null;
          message: string;
          name: string;
          name_key: string;
          needsTransportation: boolean;
          phone: string | null;
          returnDate: string | null;
          search_text: string;
          service: string;
          snoozed_until: string | null;
          status: Database['public']['Enums']['submission_status'];
          trip_ended_on: string | null;
          updated_at: string;
          value_currency: string | null;
          value_minor: number | null;
          written_language: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_submissions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_travels: {
        Args: { term?: string; wanted_tag?: string; wanted_type?: string };
        Returns: {
          activities: string[];
          best_months: number[];
          cancellation: string;
          created_at: string;
          description: string;
          detail_translations: NonNullable<Json>;
          duration: string;
          effort: string | null;
          gallery: NonNullable<Json>;
          getting_there: string;
          good_months: number[];
          groupSize: string;
          guide_ids: string[];
          heat: string;
          highest_altitude: number | null;
          highlights: string[];
          id: string;
          imageUrl: string;
          in_south: boolean;
          included: string[];
          is_featured: boolean;
          latitude: number | null;
          location: string;
          longitude: number | null;
          meeting_point: string;
          minimum_age: number | null;
          months_reason: string;
          no_itinerary_reason: string;
          not_included: string[];
          papers: string;
          planner_ids: string[];
          position: number;
          price: string;
          price_amount: number | null;
          price_children: string;
          price_currency: string | null;
          price_from: boolean;
          price_is_written: boolean;
          price_people: number | null;
          price_season: string;
          price_single: string;
          price_unit: string | null;
          questions: NonNullable<Json>;
          region_id: string | null;
          safety: string;
          search_text: string;
          status: Database['public']['Enums']['publication_status'];
          suits: string[];
          title: string;
          title_key: string;
          title_key_ar: string;
          title_key_fr: string;
          translations: NonNullable<Json>;
          type_id: string | null;
          unsuitable_for: string[];
          updated_at: string;
          vehicle_included: boolean | null;
          what_to_bring: string[];
        }[];
        SetofOptions: {
          from: '*';
          to: 'travels';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      send_message: {
        Args: {
          is_confirmed?: boolean;
          lost_because?: string;
          message: string;
          next_status?: Database['public']['Enums']['submission_status'];
        };
        Returns: string;
      };
      set_build_hook: { Args: { address: string }; Returns: undefined };
      settle_build_request: {
        Args: { detail: string; outcome: string; request: number };
        Returns: undefined;
      };
      settle_mail: {
        Args: { attempt: number; mail: string; outcome: string; sentence?: string };
        Returns: undefined;
      };
      settle_review_photo: { Args: { has_copy: boolean; photo: string }; Returns: boolean };
      sold_ids: {
        Args: {
          submission: Omit<
            Database['public']['Tables']['contact_submissions']['Row'],
            Database['public']['Tables']['contact_submissions']['ComputedFields']
          >;
        };
        Returns: string[];
      };
      source_path: {
        Args: {
          submission: Omit<
            Database['public']['Tables']['contact_submissions']['Row'],
            Database['public']['Tables']['contact_submissions']['ComputedFields']
          >;
        };
        Returns: string;
      };
      split_person: { Args: { address_id: string }; Returns: string };
      staff_languages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          language: string;
        }[];
      };
      start_outbox_drain: { Args: Record<PropertyKey, never>; Returns: string[] };
      stops_at_place: {
        Args: { of_place: string };
        Returns: {
          day_number: number;
          title: string;
          travel_id: string;
        }[];
      };
      submission_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      submission_of_link: { Args: { hash: string; headers: Json }; Returns: string };
      submissions_with_failed_mail: {
        Args: { term?: string };
        Returns: {
          assignee_id: string | null;
          awaits: string;
          channel: string;
          childrenUnder12: number;
          childrenUnder5: number;
          consent_note: string | null;
          created_at: string;
          created_by: string | null;
          departureDate: string | null;
          due_at: string | null;
          email: string;
          first_reply_at: string | null;
          first_reply_minutes: number | null;
          follow_up_on: string | null;
          groupSize: string | null;
          holds_review_request: boolean;
          id: string;
          is_test: boolean;
          language: string;
          last_message_at: string;
          lost_reason: string | null;
          message: string;
          name: string;
          name_key: string;
          needsTransportation: boolean;
          phone: string | null;
          returnDate: string | null;
          search_text: string;
          service: string;
          snoozed_until: string | null;
          status: Database['public']['Enums']['submission_status'];
          trip_ended_on: string | null;
          updated_at: string;
          value_currency: string | null;
          value_minor: number | null;
          written_language: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_submissions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      travel_choices: {
        Args: { language?: string };
        Returns: {
          durations: string[];
          group_sizes: string[];
          labels: Json;
        }[];
      };
      travel_facets: {
        Args: {
          duration?: string;
          group_size?: string;
          language?: string;
          month?: number;
          price_currency?: string;
          price_max?: number;
          price_min?: number;
          region?: string;
          tags?: string[];
          term?: string;
          type?: string;
        };
        Returns: {
          choice: string;
          facet: string;
          travels: number;
        }[];
      };
      travel_route: {
        Args: { language?: string; of_travel: string };
        Returns: {
          day_number: number;
          latitude: number;
          longitude: number;
          name: string;
          stop_number: number;
        }[];
      };
      typical_reply_time: {
        Args: Record<PropertyKey, never>;
        Returns: {
          inquiries: number;
          office_minutes: number;
        }[];
      };
      unmailed_messages: { Args: Record<PropertyKey, never>; Returns: string[] };
      unnotified_assignments: {
        Args: Record<PropertyKey, never>;
        Returns: {
          assignee_id: string;
          email: string;
          event_id: number;
          service: string;
          submission_id: string;
        }[];
      };
      unnotified_customer_changes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          event_id: number;
          from_value: string;
          kind: string;
          service: string;
          submission_id: string;
          to_value: string;
        }[];
      };
      unnotified_erasures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          erased_at: string;
          erasure_id: string;
          inquiries: Json;
          owners: string[];
        }[];
      };
      unnotified_proposal_answers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          currency: string;
          email: string;
          proposal_id: string;
          status: string;
          submission_id: string;
          total_minor: number;
          version: number;
        }[];
      };
      unnotified_replies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          message_id: string;
          service: string;
          submission_id: string;
        }[];
      };
      unowned_replies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          message_id: string;
          service: string;
          submission_id: string;
        }[];
      };
      unschedule_newsletter_issue: { Args: { issue: string }; Returns: undefined };
      untold_proposal_outcomes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answered_at: string;
          currency: string;
          email: string;
          ends_on: string;
          language: string;
          outcome: string;
          proposal_id: string;
          starts_on: string;
          submission_id: string;
          title: string;
          total_minor: number;
        }[];
      };
      verify_proof_of_work: { Args: { solution: string }; Returns: boolean };
      view_submission: {
        Args: { submission: string; writes?: boolean };
        Returns: {
          id: string;
          is_writing: boolean;
          name: string;
        }[];
      };
      withdraw_inquiry: { Args: { submission: string }; Returns: boolean };
      withdraw_proposal: { Args: { proposal: string }; Returns: undefined };
      withdraw_review: { Args: { hash: string }; Returns: boolean };
      write_review: {
        Args: {
          first_name: string;
          hash: string;
          month: string;
          photos?: Json;
          stars: number;
          words: string;
        };
        Returns: boolean;
      };
      write_to_inquiry: {
        Args: { message: string; submission: string; words: string };
        Returns: boolean;
      };
    };
    Enums: {
      mail_status: 'queued' | 'sending' | 'sent' | 'failed' | 'withdrawn';
      newsletter_issue_status: 'draft' | 'scheduled' | 'sending' | 'sent';
      newsletter_recipient_status:
        | 'waiting'
        | 'queued'
        | 'sent'
        | 'failed'
        | 'bounced'
        | 'unsubscribed'
        | 'skipped';
      proposal_status:
        | 'draft'
        | 'sent'
        | 'accepted'
        | 'declined'
        | 'expired'
        | 'replaced'
        | 'withdrawn';
      publication_status: 'draft' | 'published' | 'archived';
      review_rule: 'insulting' | 'personal_data' | 'advertising' | 'off_topic' | 'unlawful';
      review_status: 'pending' | 'published' | 'rejected';
      submission_status: 'new' | 'in_progress' | 'waiting' | 'won' | 'lost' | 'spam';
      subscription_status: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      mail_status: ['queued', 'sending', 'sent', 'failed', 'withdrawn'],
      newsletter_issue_status: ['draft', 'scheduled', 'sending', 'sent'],
      newsletter_recipient_status: [
        'waiting',
        'queued',
        'sent',
        'failed',
        'bounced',
        'unsubscribed',
        'skipped',
      ],
      proposal_status: [
        'draft',
        'sent',
        'accepted',
        'declined',
        'expired',
        'replaced',
        'withdrawn',
      ],
      publication_status: ['draft', 'published', 'archived'],
      review_rule: ['insulting', 'personal_data', 'advertising', 'off_topic', 'unlawful'],
      review_status: ['pending', 'published', 'rejected'],
      submission_status: ['new', 'in_progress', 'waiting', 'won', 'lost', 'spam'],
      subscription_status: ['pending', 'confirmed', 'unsubscribed', 'bounced'],
    },
  },
} as const;
